import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";

/** A regular expression of the sources: what it matches, and where it stands (`file:line`). */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

/** A call of `RegExp`, whose expression is only known when it runs. */
interface MadeExpression {
  readonly where: string;
  readonly file: string;
  /** Made each time a function runs, and so perhaps of what others wrote. */
  readonly isLate: boolean;
}

export interface FileExpressions {
  readonly literals: readonly Expression[];
  readonly made: readonly MadeExpression[];
}

/**
 * The source files under version control that are not tests. One that was deleted is listed until that is committed.
 */
export function sourceFiles(): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.js", "*.cjs"], { encoding: "utf8" });
  return listed
    .trim()
    .split("\n")
    .filter((file) => !file.startsWith("test/") && existsSync(file));
}

export function expressionsOf(file: string, text = readFileSync(file, "utf8")): FileExpressions {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const literals: Expression[] = [];
  const made: MadeExpression[] = [];
  const visit = (node: ts.Node): void => {
    const where = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp") {
      made.push({ where, file, isLate: ts.findAncestor(node, (each) => ts.isFunctionLike(each)) !== undefined });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { literals, made };
}

/** The expressions that a module makes with `new RegExp` while it is loaded: its constants. */
export async function madeWhileLoading(file: string): Promise<readonly Expression[]> {
  const recorded: Expression[] = [];
  const Original = RegExp;
  const Recording = new Proxy(Original, {
    construct: (target, [source, flags]: [string | RegExp, string | undefined]) => {
      const expression = new target(source, flags);
      recorded.push({ source: expression.source, flags: expression.flags, where: file });
      return expression;
    },
  });
  globalThis.RegExp = Recording;
  try {
    await import(pathToFileURL(resolve(import.meta.dirname, "../..", file)).href);
  } finally {
    globalThis.RegExp = Original;
  }
  return recorded;
}
