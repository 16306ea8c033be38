/** A test file with path and content. */
type TestSource = { path: string; text: string }

/** A path without its extension, as in imports. */
const moduleOf = (path: string): string => path.replace(/\.tsx?$/, '')

/** Selects from many tests those that changed themselves, then those that import a changed file directly. */
export function nearestTests(tests: readonly TestSource[], changed: readonly string[]): readonly string[] {
  const own = tests.filter(({ path }) => changed.includes(path))
  const modules = changed.map(moduleOf)
  const near = tests.filter(
    test => !own.includes(test) && modules.some(module => test.text.includes(`/${module}'`)),
  )
  return [...own, ...near].map(({ path }) => path)
}
