// The framework bundles each handler separately; a purge by one must reach the caches of all.
declare global {
  var storeCataloguePurges: number | undefined
}

/** Number of catalogue purges in this process: what was read before a purge is outdated. */
export const countCataloguePurges = (): number => globalThis.storeCataloguePurges ?? 0

export const noteCataloguePurge = (): void => {
  globalThis.storeCataloguePurges = countCataloguePurges() + 1
}
