import { expect, test } from 'vitest'
import type { SourceFile } from '../support/source-files'
import { dataAttributesIn } from './rules/data-attributes'
import { findCycles, graphOf, importsOfAll } from './rules/imports'
import { LAYER_RULES } from './rules/layers'
import {
  noBarrel,
  noDefaultExport,
  plainNodeFault,
  pureRulesAreHandedTheirWorld,
  serverFilesAreMarked,
} from './rules/modules'
import {
  cookiesAreInTheTable,
  headersAreInTheTable,
  pageParametersAreInTheTable,
  parameterNamesAreInTheTable,
} from './rules/names'
import { businessNumbersAreNamed } from './rules/numbers'
import { leavesTheProcess } from './rules/shared-process'
import { commentsFit, fileIsShort, functionsAreShort } from './rules/sizes'
import { noFixedWaits } from './rules/waits'
import {
  addressesAreBuilt,
  formatsAreShared,
  markupIsSafe,
  noTestIsSkipped,
  nothingIsLeftToDo,
  rulesAreCitedInWords,
  typesAreChecked,
} from './rules/wording'

const file = (path: string, text: string): SourceFile => ({ path, text })
const lines = (count: number) => '\n'.repeat(count)

test('the comment rule reports a comment that is too wide, and no directive', () => {
  const long = 'x'.repeat(110)
  expect(commentsFit(file('lib/a.ts', `/** ${long} */`))).toHaveLength(1)
  expect(commentsFit(file('lib/a.ts', `  // ${long}`))).toHaveLength(1)
  expect(commentsFit(file('lib/a.ts', `// biome-ignore ${long}\nconst x = '${long}'`))).toEqual([])
})

test.each([
  ['app/page.tsx', `import '../sandbox/main.ts'`],
  ['lib/a/a.ts', `export type * from '@/sandbox/context'`],
  ['middleware.ts', `await import('./scripts/x.ts')`],
  ['app/[locale]/a/page.tsx', `import { b } from '../b/part'`],
  ['components/store/a.tsx', `import { p } from '@/app/[locale]/page'`],
  ['components/store/a.tsx', `import { s } from '@/lib/session/session.server'`],
  ['components/store/a.tsx', `import { setPageStatus } from '@/lib/request/request-context'`],
  ['components/store/a.tsx', `import { c } from '../checkout/c'`],
  ['components/ui/a.tsx', `import { storePath } from '@/lib/site/paths'`],
  ['components/form/a.tsx', `import { STEPS } from '@/lib/site/steps'`],
  ['lib/a/a.ts', `import { button } from '@/components/ui/button'`],
  ['lib/a/a.ts', `import { cookies } from 'next/headers'`],
  ['lib/a/a.ts', `import { useState } from 'react'`],
  ['lib/a/a.ts', `export { s } from './s.server'`],
  ['lib/front-door/a.ts', `import { b } from '../tags/b.ts'`],
  ['lib/contract/a.ts', `import { SITES } from '../site/sites.ts'`],
  ['lib/contract/a.ts', `import ky from 'ky'`],
  ['sandbox/a.ts', `import { SITES } from '../lib/site/sites.ts'`],
  ['sandbox/a.ts', `import 'next/server'`],
  ['scripts/a.ts', `import { p } from '../app/page.tsx'`],
])('the layer rule reports in %s the import of %s', (path, text) => {
  const imports = importsOfAll([file(path, text)])
  expect(LAYER_RULES.filter(({ judge }) => imports.some(imported => judge(imported) !== null))).not.toEqual(
    [],
  )
})

test.each([
  ['app/[locale]/register/personal-info/page.tsx', `import { stepPage } from '../_step/render-step'`],
  ['app/[locale]/layout.tsx', `import '../globals.css'`],
  ['components/store/a.tsx', `import type { User } from '@/lib/session/session.server'`],
  ['components/store/a.tsx', `import { b } from '@/components/ui/button'; import { c } from './c'`],
  ['lib/a/use-clock.ts', `import { useState } from 'react'`],
  ['lib/a/a.server.ts', `import { cookies } from 'next/headers'`],
  ['lib/contract/a.ts', `import { z } from 'zod'; import { b } from './b.ts'`],
  ['sandbox/a.ts', `import { Hono } from 'hono'; import 'node:http'; import '../lib/contract/flags.ts'`],
])('the layer rule accepts in %s the import of %s', (path, text) => {
  const imports = importsOfAll([file(path, text)])
  expect(LAYER_RULES.filter(({ judge }) => imports.some(imported => judge(imported) !== null))).toEqual([])
})

test('an import cycle is found through aliases, re-exports and types', () => {
  const files = [
    file('lib/a.ts', `import type { b } from '@/lib/b'`),
    file('lib/b.ts', `export { c } from './c.ts'`),
    file('lib/c.ts', `const a = await import('./a')`),
  ]
  expect(findCycles(graphOf(importsOfAll(files)))).toEqual(['lib/a.ts → lib/b.ts → lib/c.ts → lib/a.ts'])
})

test.each([
  `import { a } from '@/lib/site/sites'`,
  `import { a } from './sites'`,
  `import a from './a.json'`,
  `import { a } from './a.tsx'`,
])('the rule for plain Node reports %s', text => {
  const [imported] = importsOfAll([file('lib/site/a.ts', text)])
  expect(imported && plainNodeFault(imported)).not.toBeNull()
})

test.each([
  [noBarrel, 'lib/a/index.ts', `export { a } from './a'\nexport * from './b'`],
  [noDefaultExport, 'lib/a/a.ts', 'export default 1'],
  [noDefaultExport, 'components/ui/page.tsx', 'const a = 1; export { a as default }'],
  [serverFilesAreMarked, 'lib/a/a.server.ts', `import { x } from './x'; import 'server-only'`],
  [pureRulesAreHandedTheirWorld, 'lib/a/a.ts', 'const t = Date.now()'],
  [pureRulesAreHandedTheirWorld, 'lib/a/a.ts', 'const t = new Date()'],
  [pureRulesAreHandedTheirWorld, 'lib/a/a.ts', 'const e = process.env.HOME'],
  [pureRulesAreHandedTheirWorld, 'lib/a/a.ts', `await fetch('x')`],
  [fileIsShort, 'lib/a/a.ts', `${lines(250)}const a = 1`],
  [fileIsShort, 'app/[locale]/page.tsx', `${lines(60)}const a = 1`],
  [fileIsShort, 'middleware.ts', `${lines(60)}const a = 1`],
  [functionsAreShort, 'lib/a/a.ts', `const a = () => {${lines(50)}}`],
  [functionsAreShort, 'components/ui/a.tsx', `export function A() {${lines(120)}}`],
  [functionsAreShort, 'lib/a/a.ts', 'function a(b, c, d, e, f) {}'],
  [addressesAreBuilt, 'app/a.tsx', `const a = <a href="/login">x</a>`],
  [addressesAreBuilt, 'app/a.tsx', `const a = <form action={\`/api/\${step}\`} />`],
  [addressesAreBuilt, 'app/a.ts', `redirect('/')`],
  [addressesAreBuilt, 'app/a.ts', `NextResponse.redirect('/login')`],
  [addressesAreBuilt, 'app/a.ts', `router.push('/login')`],
  [addressesAreBuilt, 'app/a.ts', `const a = { headers: { location: '/login' } }`],
  [addressesAreBuilt, 'lib/a/a.ts', `const a = \`/\${site.locale}/login\``],
  [businessNumbersAreNamed, 'lib/a/a.ts', 'const a = 1800'],
  [businessNumbersAreNamed, 'lib/a/a.ts', 'const a = 5 * 60 * 1000'],
  [businessNumbersAreNamed, 'lib/auth/a.ts', 'const a = 60_000'],
  [nothingIsLeftToDo, 'lib/a/a.ts', `const a = 1 // ${'TO'}${'DO'} later`],
  [rulesAreCitedInWords, 'lib/a/a.ts', `/** Merged at sign-in (decisions, ${'D'}41). */`],
  [rulesAreCitedInWords, 'tests/a.test.ts', `test('merges (decisions, ${'D'}41)')`],
  [noTestIsSkipped, 'tests/a.test.ts', `test.${'skip'}('x')`],
  [noTestIsSkipped, 'tests/a.test.ts', `describe.each([]).${'only'}('x')`],
  [leavesTheProcess, 'tests/a.test.ts', `vi.spyOn(globalThis, 'setTimeout')`],
  [leavesTheProcess, 'tests/a.test.ts', `process.env.A = 'b'`],
  [leavesTheProcess, 'tests/a.test.ts', `process.env[name] ??= 'b'`],
  [leavesTheProcess, 'tests/a.test.ts', 'delete process.env.A'],
  [leavesTheProcess, 'tests/a.test.ts', 'Object.assign(process.env, {})'],
  [leavesTheProcess, 'tests/a.test.ts', `process.chdir('/tmp')`],
  [leavesTheProcess, 'tests/a.test.tsx', 'globalThis.fetch = vi.fn()'],
  [noFixedWaits, 'e2e/a.spec.ts', 'await page.waitForTimeout(300)'],
  [noFixedWaits, 'tests/a.test.ts', 'await new Promise(resolve => setTimeout(resolve, 100))'],
  [noFixedWaits, 'tests/a.test.ts', `import { setTimeout as sleep } from 'node:timers/promises'`],
  [formatsAreShared, 'components/a/a.ts', `new Intl.NumberFormat('en')`],
  [cookiesAreInTheTable, 'lib/a/a.ts', `const a = 'store.led_away'`],
  [cookiesAreInTheTable, 'lib/a/a.ts', `const a = '__Host-store.session'`],
  [cookiesAreInTheTable, 'lib/a/a.ts', `response.cookies.set(change)`],
  [cookiesAreInTheTable, 'components/a/a.ts', `document.cookie = 'a=b'`],
  [cookiesAreInTheTable, 'lib/a/a.ts', `headers.append('set-cookie', line)`],
  [pageParametersAreInTheTable, 'app/a.ts', `firstParam(parameters, 'form')`],
  [pageParametersAreInTheTable, 'app/a.ts', `withParameter(address, 'flash', id)`],
  [pageParametersAreInTheTable, 'lib/a/a.ts', `address.searchParams.get('returnTo')`],
  [pageParametersAreInTheTable, 'lib/a/a.ts', `const a = \`\${page}?error=\${code}\``],
  [parameterNamesAreInTheTable, 'lib/site/a.ts', `const A_PARAMETER = 'a'`],
  [parameterNamesAreInTheTable, 'lib/site/a.ts', `const A_PARAMETERS = { a: 'a' } as const`],
  [headersAreInTheTable, 'lib/a/a.ts', `headers.get('x-request-id')`],
  [headersAreInTheTable, 'lib/a/a.ts', `headers.set('x-invented', '1')`],
  [headersAreInTheTable, 'sandbox/a.ts', `request.header('x-site-id')`],
  [markupIsSafe, 'app/a.tsx', 'const a = <p dangerouslySetInnerHTML={{ __html }} />'],
  [markupIsSafe, 'app/a.tsx', 'const a = <p style={{ color }} />'],
  [typesAreChecked, 'lib/a/a.ts', 'const a = b as any'],
  [typesAreChecked, 'lib/a/a.ts', 'const a = b!'],
  [typesAreChecked, 'lib/a/a.ts', 'enum A {}'],
  [typesAreChecked, 'lib/a/a.ts', `// @ts-${'ignore'}\nconst a = 1`],
])('%o reports one offense in %s', (rule, path, text) => {
  expect(rule(file(path, text))).toHaveLength(1)
})

test.each([
  [noDefaultExport, 'app/[locale]/page.tsx', 'export default 1'],
  [noBarrel, 'lib/a/a.ts', `export { a } from './a'\nexport const b = 1`],
  [pureRulesAreHandedTheirWorld, 'lib/a/a.ts', 'const t = new Date(now)'],
  [pureRulesAreHandedTheirWorld, 'lib/a/a.server.ts', 'const t = Date.now()'],
  [fileIsShort, 'lib/a/a.ts', `${lines(249)}const a = 1\n`],
  [functionsAreShort, 'components/ui/a.tsx', `export const A = () => {${lines(119)}}`],
  [addressesAreBuilt, 'app/a.tsx', `const a = <a href="#main" title="/x">x</a>`],
  [addressesAreBuilt, 'lib/a/a.ts', `const a = path.replace('/', '')`],
  [businessNumbersAreNamed, 'lib/a/a.ts', 'const a = 60_000'],
  [headersAreInTheTable, 'lib/a/a.ts', `headers.get('x-forwarded-host')`],
  [noTestIsSkipped, 'tests/a.test.ts', `describe.each([1])('x', () => test('y'))`],
  [leavesTheProcess, 'tests/a.test.ts', `vi.stubEnv('A', 'b'); const env = { ...process.env }; env.A = 'b'`],
  [leavesTheProcess, 'tests/a.test.ts', 'globalThis.storeProcessWide = undefined'],
  [noFixedWaits, 'tests/a.test.ts', 'await new Promise(resolve => setTimeout(resolve))'],
  [noFixedWaits, 'tests/a.test.ts', 'setTimeout(() => server.close(), 100)'],
])('%o accepts %s', (rule, path, text) => {
  expect(rule(file(path, text))).toEqual([])
})

test.each([
  ['const a = <p data-a="" />', ['data-a'], []],
  [`root.querySelector('a[data-b] [data-c="1"]')`, [], ['data-b', 'data-c']],
  [`const a = \`[data-d="\${code}"]\``, [], ['data-d']],
  ['element.dataset.twoWords', [], ['data-two-words']],
  ['const { one, twoWords: two } = element.dataset', [], ['data-one', 'data-two-words']],
  [`import { a } from './data-block'`, [], []],
])('data- attributes are found in %s', (text, set, read) => {
  expect(dataAttributesIn(file('components/a/a.tsx', text))).toEqual({ set, read })
})
