/** The number of nodes of a graph that can be reached from themselves: the nodes in a cycle. */
export function countCycles(edges: readonly (readonly [from: string, to: string])[]): number {
  const targets = Map.groupBy(edges, ([from]) => from)
  const reaches = (start: string): boolean => {
    const seen = new Set<string>()
    const open = [start]
    for (let node = open.pop(); node !== undefined; node = open.pop())
      for (const [, to] of targets.get(node) ?? []) {
        if (to === start) return true
        if (!seen.has(to)) {
          seen.add(to)
          open.push(to)
        }
      }
    return false
  }
  return [...targets.keys()].filter(reaches).length
}
