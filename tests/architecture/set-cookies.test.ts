import { expect, test } from 'vitest'
import { readCode, readStoreCode } from '../support/source-files'
import { ANSWERS, MIDDLEWARE, NEVER_SET } from '../unit/cookies/answers'
import { cookieFinder } from './rules/set-cookies'

const files = readStoreCode()
const find = cookieFinder(files)

const entries = files
  .map(({ path }) => path)
  .filter(path => path === MIDDLEWARE || /^app\/(?:.*\/)?route\.tsx?$/.test(path))
  .filter(path => find(path).length > 0)

/** Cookies of the measured answers that begin in a file. */
const measured = (path: string): readonly string[] =>
  Object.values(ANSWERS)
    .filter(({ of }) => of === path)
    .flatMap(({ sets }) => sets)

test.each(entries)('each cookie that %s can set is in an answer whose headers are measured', path => {
  const never: readonly string[] = NEVER_SET[path] ?? []
  expect(measured(path)).toEqual(expect.arrayContaining(find(path).filter(cookie => !never.includes(cookie))))
})

test('the front door sets cookies in a measured answer only', () => {
  const setting = readCode('lib')
    .filter(({ path }) => path.startsWith('lib/front-door/'))
    .filter(({ text }) => /\b(?:append|set)Header\('set-cookie'/.test(text))
  expect(setting.map(({ path }) => path)).toEqual(['lib/front-door/failure/failed-page.ts'])
  for (const { path } of setting) expect(measured(path)).toContain('errorRedirect')
})

test('every measured answer begins in a file that sets cookies', () => {
  const begun = [...entries, 'lib/front-door/failure/failed-page.ts']
  expect([...new Set(Object.values(ANSWERS).map(({ of }) => of))].toSorted()).toEqual(begun.toSorted())
})

const source = (path: string, text: string) => ({ path, text })

test('cookies are found through functions of other files, deletions are not', () => {
  const example = cookieFinder([
    source(
      'app/a/route.ts',
      `import { remember } from '@/lib/a'\nimport { gone } from '@/lib/b'\nexport const POST = () => [remember(), gone]`,
    ),
    source(
      'lib/a.ts',
      `const write = () => setCookie('cart', '')\nexport const remember = () => write()\nexport const other = () => setFlagCookie('known')`,
    ),
    source('lib/b.ts', `export const gone = { ...optionsOfCookie('oidc'), maxAge: 0 }`),
  ])
  expect(example('app/a/route.ts')).toEqual(['cart'])
})
