import { copyFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StageFile } from "../../datasources/store/stage-file.ts";
import { storedText, valueOf } from "../../engine/investigation/stored-text.ts";
import { Turn } from "../../engine/investigation/turn.ts";
import { entry, StoreFolder } from "./store-file.ts";
import { propertyRuns } from "../support/property-runs.ts";

/** Lines of JSON: what stages with long lists are stored as. */
const anyText = fc.array(fc.json(), { minLength: 1, maxLength: 4 }).map((lines) => lines.join("\n"));

let folder: StoreFolder;
beforeEach(() => {
  folder = new StoreFolder();
});
afterEach(() => folder.remove());

function open(path: string = folder.path, maxBytes = 64 * 1024 * 1024): StageFile {
  return new StageFile({ path, maxBytes }, folder.onProblem);
}

function makeDatabase(sql: string): void {
  const database = new DatabaseSync(folder.path);
  database.exec(sql);
  database.close();
}

describe("a stage file", () => {
  it("keeps entries over a restart", () => {
    const first = open();
    first.set(entry("k1", '{"a":1}'));
    first.close();
    const second = open();
    expect(second.get("a", "k1")?.value).toBe('{"a":1}');
    second.close();
    expect(folder.problems).toEqual([]);
  });

  it("gives the latest entry of a key, any text unchanged", () => {
    const file = open();
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), anyText, (scope, key, value) => {
        file.set(entry(key, "0", { scope }));
        file.set(entry(key, value, { scope }));
        expect(file.get(scope, key)?.value).toBe(value);
      }),
    );
    file.close();
    expect(folder.problems).toEqual([]);
  });

  it("gives long lists back, which are stored in lines", async () => {
    const value = { rows: Array.from({ length: 500 }, (_, index) => ({ index, name: `row ${index}` })) };
    const text = await storedText(value, new Turn());
    expect(text).toContain("\n");
    const file = open();
    file.set(entry("k", text ?? ""));
    expect(await valueOf(file.get("a", "k")?.value ?? "", new Turn())).toEqual(value);
    file.close();
    expect(folder.problems).toEqual([]);
  });

  it("keeps scopes apart", () => {
    const file = open();
    file.set(entry("k", '"mine"', { scope: "a" }));
    expect(file.get("b", "k")).toBeUndefined();
    file.set(entry("k", '"yours"', { scope: "b" }));
    expect(file.get("a", "k")?.value).toBe('"mine"');
    expect(file.forget("b", "q1")).toBe(1);
    expect(file.get("a", "k")?.value).toBe('"mine"');
    file.close();
  });

  it("gives nothing that has expired, and purges it", () => {
    const file = open();
    file.set(entry("old", "1", { expiresAt: Date.now() - 1 }));
    expect(file.get("a", "old")).toBeUndefined();
    for (let n = 0; n < 300; n++) file.set(entry(`k${n}`, "1"));
    file.close();
    const database = new DatabaseSync(folder.path);
    expect(database.prepare("SELECT count(*) AS n FROM stage WHERE key = 'old'").get()).toEqual({ n: 0 });
    database.close();
  });

  it("forgets what one investigation has stored", () => {
    const file = open();
    // Long enough that the checksums of what stays can not contain it by chance.
    const forgotten = "a key that is forgotten";
    file.set(entry(forgotten, "1"));
    file.set(entry("k2", "2"));
    file.set(entry("k3", "3", { origin: "q2" }));
    expect(file.forget("a", "q1")).toBe(2);
    expect(file.get("a", forgotten)).toBeUndefined();
    expect(file.get("a", "k3")?.value).toBe("3");
    expect(file.forget("a", "q1")).toBe(0);
    file.close();
    // Forgotten is erased: the text is not left in free pages.
    expect(readFileSync(folder.path, "latin1")).not.toContain(forgotten);
  });

  it("drops the oldest entries when it is full, and the file stays within its bound", () => {
    const maxBytes = 400_000;
    const file = open(folder.path, maxBytes);
    const value = JSON.stringify("x".repeat(5_000));
    for (let n = 0; n < 400; n++) file.set(entry(`k${n}`, value));
    expect(file.get("a", "k399")?.value).toBe(value);
    expect(file.get("a", "k0")).toBeUndefined();
    expect(file.get("a", "k370")?.value).toBe(value);
    file.close();
    expect(readFileSync(folder.path).length).toBeLessThan(maxBytes * 1.1);
  });

  it("does not empty itself for one huge entry", () => {
    const file = open(folder.path, 400_000);
    file.set(entry("k", "1"));
    file.set(entry("huge", JSON.stringify("x".repeat(390_000))));
    expect(file.get("a", "k")?.value).toBe("1");
    expect(file.get("a", "huge")).toBeUndefined();
    file.close();
  });

  it("drops and reports a row whose checksum is wrong", () => {
    const file = open();
    file.set(entry("k1", '"one"'));
    file.set(entry("k2", '"two"'));
    file.close();
    const database = new DatabaseSync(folder.path);
    database.exec(`UPDATE stage SET value = '"other"' WHERE key = 'k1'`);
    // A row under another's key, whole in itself.
    database.exec("UPDATE stage SET key = 'k3' WHERE key = 'k2'");
    database.close();
    const again = open();
    expect(again.get("a", "k1")).toBeUndefined();
    expect(again.get("a", "k3")).toBeUndefined();
    expect(folder.problems).toHaveLength(2);
    expect(folder.problems[0]).toContain("k1");
    expect(again.get("a", "k1")).toBeUndefined();
    expect(folder.problems).toHaveLength(2);
    again.close();
  });
});

describe("a file by the name of a stage file that can not be used as one", () => {
  it.each([
    ["a text", () => writeFileSync(folder.path, "# My notes\n".repeat(500))],
    ["a short text", () => writeFileSync(folder.path, "hello")],
    [
      "one of ours with other tables",
      () => makeDatabase(`PRAGMA application_id = ${0x77687971}; PRAGMA user_version = 2; CREATE TABLE other (id)`),
    ],
    [
      "one of ours whose header alone tells of another version",
      () => {
        open().close();
        makeDatabase("PRAGMA user_version = 1");
      },
    ],
  ])("%s is said to be damaged and set aside as it is, and a new one begun", (_what, make) => {
    make();
    const before = readFileSync(folder.path);
    const file = open();
    file.set(entry("k", "1"));
    expect(file.get("a", "k")?.value).toBe("1");
    file.close();
    expect(folder.setAside).toHaveLength(1);
    expect(folder.problems).toHaveLength(1);
    expect(folder.problems[0]).toContain(folder.setAside[0]);
    expect(folder.problems[0]).toContain("is damaged");
    expect(readFileSync(join(folder.folder, folder.setAside[0] ?? "")).equals(before)).toBe(true);
  });

  it.each([
    ["an older", 1],
    ["a newer", 99],
  ])("is said to be of %s version, not damaged, and is set aside as it is", (which, version) => {
    makeDatabase(`PRAGMA application_id = ${0x77687971}; PRAGMA user_version = ${version}; CREATE TABLE stage (id)`);
    const before = readFileSync(folder.path);
    const file = open();
    file.set(entry("k", "1"));
    expect(file.get("a", "k")?.value).toBe("1");
    file.close();
    expect(folder.setAside).toHaveLength(1);
    expect(folder.setAside[0]).toContain(`.version-${version}-`);
    expect(folder.problems).toEqual([
      `${folder.path} was written by ${which} version. It was moved to ${join(folder.folder, folder.setAside[0] ?? "")}, and a new one begun.`,
    ]);
    expect(readFileSync(join(folder.folder, folder.setAside[0] ?? "")).equals(before)).toBe(true);
  });

  it("is used when it is empty", () => {
    writeFileSync(folder.path, "");
    const file = open();
    file.set(entry("k", "1"));
    file.close();
    expect(folder.problems).toEqual([]);
  });
});

describe("a file of somebody else", () => {
  const notes = (): string => join(folder.folder, "notes.txt");

  it.each([
    ["a text", () => writeFileSync(notes(), "# My notes\n".repeat(500)), notes],
    ["a short text", () => writeFileSync(notes(), "hello"), notes],
    [
      "what begins as a database and is none",
      () => writeFileSync(notes(), "SQLite format 3\0 and then other things".repeat(50)),
      notes,
    ],
    ["another program's database", () => makeDatabase("CREATE TABLE stage (id INTEGER)"), () => folder.path],
  ])("%s is refused, and neither moved nor changed", (_what, make, path) => {
    make();
    const before = readFileSync(path());
    expect(() => open(path())).toThrow(/was left as it is/);
    expect(readFileSync(path()).equals(before)).toBe(true);
    expect(readdirSync(folder.folder)).toHaveLength(1);
    expect(folder.problems).toEqual([]);
  });

  it("is not opened when it is a pipe or a device, which might wait for ever", () => {
    expect(() => open("/dev/null")).toThrow("it is not a file");
    expect(() => open(folder.folder)).toThrow("it is not a file");
  });
});

describe("a damaged file", () => {
  it("is set aside under any name while its header says that it is ours", () => {
    const path = join(folder.folder, "cache");
    open(path).close();
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xee, 100));
    const file = open(path);
    file.set(entry("k", "1"));
    expect(file.get("a", "k")?.value).toBe("1");
    file.close();
    expect(folder.setAside).toHaveLength(1);
    expect(folder.problems).toHaveLength(1);
  });

  const keys = Array.from({ length: 40 }, (_, n) => `key-${n}`);
  const textOf = (key: string): string => JSON.stringify({ key, text: key.repeat(200) });

  /** Opens what is there after the damage: whatever it gives must be what was set. */
  function expectNoWrongValue(path: string): void {
    const file = open(path);
    for (const key of keys) {
      const found = file.get("a", key);
      if (found !== undefined) expect(found).toEqual({ ...entry(key, textOf(key)), ...times });
      expect(file.get("b", key)).toBeUndefined();
    }
    file.set(entry("new", '"new"'));
    expect(file.get("a", "new")?.value).toBe('"new"');
    expect(file.forget("a", "nobody")).toBe(0);
    file.close();
    const again = open(path);
    expect(again.get("a", "new")?.value).toBe('"new"');
    again.close();
  }

  const times = { computedAt: Date.now(), expiresAt: Date.now() + 600_000 };

  function makeSound(): Buffer {
    const file = open();
    for (const key of keys) file.set(entry(key, textOf(key), times));
    file.close();
    return readFileSync(folder.path);
  }

  it("never gives a wrong value and can be written again, whatever bytes are changed", () => {
    const sound = makeSound();
    let run = 0;
    const change = fc.record({ at: fc.nat(sound.length - 1), to: fc.nat(255) });
    // The header and the first page decide on everything; they are hit as often as all the rest.
    const early = fc.record({ at: fc.nat(600), to: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(fc.oneof(change, early), { minLength: 1, maxLength: 30 }), (changes) => {
        const bytes = Buffer.from(sound);
        for (const { at, to } of changes) bytes[at] = to;
        const path = join(folder.folder, `flipped-${run++}.sqlite`);
        writeFileSync(path, bytes);
        expectNoWrongValue(path);
      }),
      { numRuns: propertyRuns(40) },
    );
  });

  it("never gives a wrong value and can be written again, wherever it is cut off", () => {
    const sound = makeSound();
    let run = 0;
    fc.assert(
      fc.property(fc.nat(sound.length - 1), (length) => {
        const path = join(folder.folder, `cut-${run++}.sqlite`);
        copyFileSync(folder.path, path);
        truncateSync(path, length);
        expectNoWrongValue(path);
      }),
      { numRuns: propertyRuns(30) },
    );
  });

  it("is replaced while it is in use, and later writes are kept", () => {
    const file = open();
    // More than SQLite keeps in its cache, so that it has to read the file again.
    const many = Array.from({ length: 1_000 }, (_, n) => `key-${n}`);
    for (const key of many) file.set(entry(key, JSON.stringify(key.repeat(1_000)), times));
    file.close();
    const damaged = open();
    expect(damaged.get("a", "key-0")?.value).toBe(JSON.stringify("key-0".repeat(1_000)));
    const bytes = readFileSync(folder.path);
    writeFileSync(folder.path, bytes.fill(0xee, 4096));
    for (const key of many)
      expect([undefined, JSON.stringify(key.repeat(1_000))]).toContain(damaged.get("a", key)?.value);
    damaged.set(entry("after", '"kept"'));
    expect(damaged.get("a", "after")?.value).toBe('"kept"');
    damaged.close();
    expect(folder.setAside).toHaveLength(1);
    const again = open();
    expect(again.get("a", "after")?.value).toBe('"kept"');
    again.close();
  });
});
