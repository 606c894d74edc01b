import { defineConfig } from "vite";
// Page and gateway have one address, so that neither needs CORS.
export default defineConfig({ server: { proxy: { "/graphql": "http://127.0.0.1:4000" } } });
