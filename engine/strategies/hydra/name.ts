/**
 * As clients write the strategy, and its variant with one relation drawn for each clustered edge (Hydra-E, section
 * 4.1).
 */
export type Variant = "HYDRA" | "HYDRA_E";
