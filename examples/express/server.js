// whyql as a part of an Express application, over a graph of your own.
import { fileURLToPath } from "node:url";
import express from "express";
import { createEngine, createGateway, openBuiltinReasoner, openEmbeddedGraph } from "whyql";

const graph = await openEmbeddedGraph({
  id: "breweries",
  title: "The brewers' guild",
  files: [fileURLToPath(new URL("../own-graph/brewery.ttl", import.meta.url))],
});
const engine = createEngine({ graphs: [graph], reasoner: openBuiltinReasoner() });
const gateway = await createGateway({ engine });

const app = express();
app.get("/hello", (_request, response) => void response.send("An application of your own."));
// `/ask/graphql` is the endpoint and, in a browser, the playground.
app.use("/ask", gateway.app);
const server = app.listen(Number(process.env.PORT ?? 4000), "127.0.0.1", () => {
  console.log(`listening at http://127.0.0.1:${server.address().port}/ask/graphql`);
});

process.once("SIGTERM", async () => {
  gateway.drain();
  server.close();
  await gateway.close();
  await engine.close();
  await graph.close();
});
