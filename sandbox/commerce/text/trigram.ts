const trigrams = (text: string): Set<string> => {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** How alike two comparison keys are: 1 for equal, 0 for no three letters in common. */
export const similarity = (one: string, other: string): number => {
  const first = trigrams(one)
  const second = trigrams(other)
  const shared = [...first].filter(trigram => second.has(trigram)).length
  return shared / (first.size + second.size - shared)
}
