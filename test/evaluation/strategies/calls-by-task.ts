import type { LanguageModel, ModelRequest } from "../../../engine/sources/language-model.ts";

interface Counted {
  calls: number;
  /** Of all its requests: what is the same in each, and what the question adds. */
  fixed: number;
  added: number;
  replied: number;
}

/** Characters of English text for a token, about. */
const CHARACTERS_OF_TOKEN = 4;

/** Counts what each task asks of a model. */
export class CallsByTask {
  readonly #tasks = new Map<string, Counted>();

  /** The same model, whose requests are counted. */
  counting<Model extends LanguageModel>(model: Model): Model {
    return Object.assign(Object.create(model) as Model, {
      complete: async (request: ModelRequest, context: Parameters<LanguageModel["complete"]>[1]) => {
        const reply = await model.complete(request, context);
        const length = request.messages.reduce((sum, { content }) => sum + content.length, 0);
        const added = request.messages.at(-1)?.content.length ?? 0;
        const before = this.#tasks.get(request.task) ?? { calls: 0, fixed: 0, added: 0, replied: 0 };
        this.#tasks.set(request.task, {
          calls: before.calls + 1,
          fixed: before.fixed + length - added,
          added: before.added + added,
          replied: before.replied + reply.text.length,
        });
        return reply;
      },
    });
  }

  /** A table of Markdown: calls a question, and tokens of one call. The task that costs most comes first. */
  table(questions: number): string {
    const tokens = (characters: number, calls: number): string =>
      Math.round(characters / CHARACTERS_OF_TOKEN / calls).toLocaleString("en");
    const costOf = ({ fixed, added, replied }: Counted): number => fixed + added + replied;
    const rows = [...this.#tasks]
      .sort(([, a], [, b]) => costOf(b) - costOf(a))
      .map(([task, counted]) => {
        const { calls, fixed, added, replied } = counted;
        const cells = [
          (calls / questions).toFixed(2),
          ...[fixed, added, replied].map((each) => tokens(each, calls)),
          tokens(costOf(counted), questions),
        ];
        return `| \`${task}\` | ${cells.join(" | ")} |`;
      });
    return [
      "| task | calls a question | fixed part of a request | what the question adds | reply | tokens a question |",
      "|---|--:|--:|--:|--:|--:|",
      ...rows,
    ].join("\n");
  }
}
