/** Times of one kind of search, in milliseconds. `cpu` is the 95th percentile of the CPU time. */
export type Times = { p50: number; p95: number; max: number; cpu: number }

const FEWEST = 120

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other)

/** Runs all searches in rounds, at least 120 runs in total; the first three run once before, as warm-up. */
export const measure = async <T>(asks: readonly T[], run: (ask: T) => unknown): Promise<Times> => {
  for (const ask of asks.slice(0, 3)) await run(ask)
  const walls: number[] = []
  const cpus: number[] = []
  const rounds = Math.ceil(FEWEST / Math.max(1, asks.length))
  for (let round = 0; round < rounds; round += 1) {
    for (const ask of asks) {
      const cpu = process.cpuUsage()
      const start = performance.now()
      await run(ask)
      walls.push(performance.now() - start)
      const { user, system } = process.cpuUsage(cpu)
      cpus.push((user + system) / 1000)
    }
  }
  const sorted = ascending(walls)
  return {
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    max: sorted.at(-1) ?? 0,
    cpu: at(ascending(cpus), 0.95),
  }
}
