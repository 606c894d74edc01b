import type { Cell } from "./cell.ts";

/**
 * The way from one cell to another along those that wait, both ends included, if there is one: `from` then gets nowhere
 * before `to` does. Every wait is checked before it begins, so the last one of a circle finds it.
 */
export function wayOfWaiting(from: Cell, to: Cell): readonly Cell[] | undefined {
  const cameFrom = new Map<Cell, Cell | undefined>([[from, undefined]]);
  // A map keeps the order of insertion, so that this visits cells as they are added.
  for (const cell of cameFrom.keys()) {
    if (cell === to) return trail(cameFrom, cell);
    for (const next of cell.waitingFor) if (!cameFrom.has(next)) cameFrom.set(next, cell);
  }
  return undefined;
}

function trail(cameFrom: ReadonlyMap<Cell, Cell | undefined>, end: Cell): readonly Cell[] {
  const cells: Cell[] = [];
  for (let cell: Cell | undefined = end; cell !== undefined; cell = cameFrom.get(cell)) cells.unshift(cell);
  return cells;
}
