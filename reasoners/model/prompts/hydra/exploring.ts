/**
 * The temperature while evidence is explored, for ideas that differ; paths are pruned and answers given at 0 (Hydra,
 * appendix D).
 */
export const EXPLORING = 0.4;
