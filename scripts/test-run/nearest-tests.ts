/** A test file by its path and text. */
type TestSource = { path: string; text: string }

/** The end of a path as imports write it. */
const moduleOf = (path: string): string => path.replace(/\.tsx?$/, '')

/** Of many tests those that changed themselves, then those that import what changed without a detour. */
export function nearestTests(tests: readonly TestSource[], changed: readonly string[]): readonly string[] {
  const own = tests.filter(({ path }) => changed.includes(path))
  const modules = changed.map(moduleOf)
  const near = tests.filter(
    test => !own.includes(test) && modules.some(module => test.text.includes(`/${module}'`)),
  )
  return [...own, ...near].map(({ path }) => path)
}
