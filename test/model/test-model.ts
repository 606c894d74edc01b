import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the server misbehaves. What begins with `reply` is the model's doing, the rest the server's. */
export type Behaviour =
  | "good"
  | "reply fenced"
  | "reply in prose"
  | "reply after thoughts"
  | "reply after a thought whose beginning is missing"
  | "reply of wrong ids"
  | "reply of wrong enums"
  | "reply without a member"
  | "reply empty"
  | "reply of prose alone"
  | "reply cut off"
  | "reply refused"
  | "reply filtered"
  | "no usage"
  | "content in parts"
  | "empty choices"
  | "slow"
  | "stalled"
  | "stalled body"
  | "429"
  | "429 for good"
  | "500"
  | "401"
  | "404"
  | "400 of a context that is too long"
  | "HTML"
  | "JSON that is none"
  | "an error with status 200"
  | "connection broken";

export interface ReceivedRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: any;
  /** The task's name, from the first line of the system message. */
  readonly task: string | undefined;
  /** The data last fenced, fence included. */
  readonly data: string;
  readonly isRepair: boolean;
  /** Characters of all messages. */
  readonly characters: number;
}

export interface TestModelOptions {
  /** What a good model would reply, as JSON: by the data and the whole request. */
  readonly reply: (data: string, request: ReceivedRequest) => unknown;
  /** Response formats that are refused with 400. */
  readonly refusedFormats?: readonly ("json_schema" | "json_object")[];
  /** Accepts a response format and takes no notice of it: replies are fenced. */
  readonly ignoresFormat?: boolean;
  /** Fields that are refused with 400, with what the message says of each. */
  readonly refusedFields?: Readonly<Record<string, string>>;
  readonly models?: readonly string[];
  /** What to do with a request that `next` says nothing of; default `good`. */
  readonly otherwise?: (request: ReceivedRequest) => Behaviour;
}

export interface TestModel {
  readonly baseUrl: string;
  readonly requests: ReceivedRequest[];
  /** The next completions, in order; after them all are good. */
  next(...behaviours: readonly Behaviour[]): void;
  close(): Promise<void>;
}

/** An OpenAI-compatible server on loopback that answers as it is told to, well or badly. */
export async function startTestModel(options: TestModelOptions): Promise<TestModel> {
  const requests: ReceivedRequest[] = [];
  const queue: Behaviour[] = [];
  const server = createServer((request, response) => {
    void read(request).then(async (received) => {
      if (received.path.endsWith("/models"))
        return json(response, 200, {
          object: "list",
          data: (options.models ?? ["test"]).map((id) => ({ id, object: "model" })),
        });
      requests.push(received);
      const refusal = refusalOf(received.body, options);
      if (refusal !== undefined)
        return json(response, 400, {
          error: { message: refusal, type: "invalid_request_error", param: null, code: null },
        });
      await behave(
        queue.shift() ?? options.otherwise?.(received) ?? (options.ignoresFormat === true ? "reply fenced" : "good"),
        received,
        response,
        options,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    next: (...behaviours) => queue.push(...behaviours),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function refusalOf(body: any, { refusedFormats = [], refusedFields = {} }: TestModelOptions): string | undefined {
  const format = body.response_format?.type;
  if (refusedFormats.includes(format)) return `'response_format.type' must be other than '${format}'`;
  return Object.entries(refusedFields).find(([field]) => field in body)?.[1];
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  let text = "";
  for await (const part of request) text += String(part);
  const body = text === "" ? {} : JSON.parse(text);
  const messages: { role: string; content: string }[] = body.messages ?? [];
  const withData = messages.filter(({ role, content }) => role === "user" && content.startsWith("<data>"));
  return {
    path: request.url ?? "",
    authorization: request.headers.authorization,
    body,
    task: /^Task: (\S+)/u.exec(messages[0]?.content ?? "")?.[1],
    data: withData.at(-1)?.content ?? "",
    isRepair: messages.at(-1)?.content.startsWith("This reply cannot be used") === true,
    characters: messages.reduce((sum, { content }) => sum + content.length, 0),
  };
}

async function behave(
  behaviour: Behaviour,
  received: ReceivedRequest,
  response: ServerResponse,
  { reply }: TestModelOptions,
): Promise<void> {
  const good = async (): Promise<string> => JSON.stringify(await reply(received.data, received));
  const completion = (
    content: unknown,
    members: { finish?: string | null; refusal?: string; usage?: null; choices?: [] } = {},
  ): void =>
    json(response, 200, {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1,
      model: received.body.model,
      choices: members.choices ?? [
        {
          index: 0,
          finish_reason: members.finish ?? "stop",
          message: {
            role: "assistant",
            content,
            ...(members.refusal === undefined ? {} : { refusal: members.refusal }),
          },
        },
      ],
      ...(members.usage === null
        ? {}
        : {
            usage: {
              prompt_tokens: Math.ceil(received.characters / 4),
              completion_tokens: String(content).length >> 2,
              total_tokens: 0,
            },
          }),
    });
  switch (behaviour) {
    case "good":
      return completion(await good());
    case "reply fenced":
      return completion(`\`\`\`json\n${await good()}\n\`\`\``);
    case "reply in prose":
      return completion(
        `Sure! With {the data} you gave, here it is:\n\n${await good()}\n\nLet me know if {anything} is missing.`,
      );
    case "reply after thoughts":
      return completion(`<think>The form is {"readings": []}? No: {"nodes": …\nLet me see.</think>\n\n${await good()}`);
    case "reply after a thought whose beginning is missing":
      return completion(`It may be {"findings":[],"nodes":[],"trees":[]}.\n</think>\n${await good()}`);
    case "reply of wrong ids":
      return completion(
        (await good())
          .replaceAll(/"(\^?)([erctvps])(\d+)"/gu, '"$1$29$3"')
          .replaceAll(/"p(\d+)s(\d+)"/gu, '"p9$1s$2"')
          .replaceAll(/"(KG|DOCUMENTS|WEB)"/gu, '"$1-9"')
          .replaceAll(/"id":"([\d.]+)"/gu, '"id":"9$1"'),
      );
    case "reply of wrong enums":
      return completion(
        (await good())
          .replaceAll(/"op":"[a-z]+"/gu, '"op":"jump"')
          .replaceAll(/"verdict":"[A-Z]+"/gu, '"verdict":"PERHAPS"')
          .replaceAll(/"(passage|sentences|node|relations|entities|answers|question)":/gu, '"$1s":'),
      );
    case "reply without a member":
      return completion('{"answer":"I have it"}');
    case "reply empty":
      return completion(null);
    case "reply of prose alone":
      return completion("I would rather explain it in words.");
    case "reply cut off": {
      const text = await good();
      return completion(text.slice(0, Math.floor(text.length / 2)), { finish: "length" });
    }
    case "reply refused":
      return completion(null, { refusal: "I cannot help with that." });
    case "reply filtered":
      return completion("", { finish: "content_filter" });
    case "no usage":
      return completion(await good(), { usage: null });
    case "content in parts":
      return completion([{ type: "text", text: await good() }]);
    case "empty choices":
      return completion("", { choices: [] });
    case "slow":
      return void setTimeout(() => void good().then((text) => completion(text)), 120);
    case "stalled":
      return;
    case "stalled body":
      response.writeHead(200, { "content-type": "application/json" });
      return void response.write('{"choices":[');
    case "429":
    case "429 for good":
      return json(
        response,
        429,
        { error: { message: "slow down" } },
        { "retry-after": behaviour === "429" ? "0" : "1" },
      );
    case "500":
      return json(response, 500, { error: { message: "out of memory" } });
    case "401":
      return json(response, 401, {
        error: { message: `Incorrect API key provided: ${received.authorization?.slice(7)}.` },
      });
    case "404":
      return json(response, 404, { error: { message: "The model does not exist" } });
    case "400 of a context that is too long":
      return json(response, 400, { error: { message: "This model's maximum context length is 4096 tokens." } });
    case "HTML":
      return void response.writeHead(200, { "content-type": "text/html" }).end("<html><title>Sign in</title></html>");
    case "JSON that is none":
      return void response.writeHead(200, { "content-type": "application/json" }).end('{"choices":[{');
    case "an error with status 200":
      return json(response, 200, { error: { message: "no model is loaded" } });
    case "connection broken":
      return void response.destroy();
  }
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
