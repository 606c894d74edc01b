/** The elements in groups of at most `size`, in their order. */
export function batches<T>(elements: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(elements.length / size) }, (_each, index) =>
    elements.slice(index * size, (index + 1) * size),
  );
}
