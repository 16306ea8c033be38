import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isFrameworkScript, OWN_SCRIPT_HASH, readPageScripts } from '@/lib/front-door/policy/script-shapes'
import { CLOSED_NOTICE_SCRIPT } from '@/lib/notifications/closed-notice-script'

const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0j1we3cwg31qe.js","static/chunks/a~b-c_d.js"],"runtimeModuleIds":[94553]});'

test.each([
  'self.__next_f.push([0])',
  'self.__next_f.push([1,"9:null\\nf:[]\\n"])',
  String.raw`self.__next_f.push([1,"say \"hi\" \\ \u003c/script\u003e"])`,
  'self.__next_f.push([1,""])',
  '(self.__next_f=self.__next_f||[]).push([0])',
  '(self.__next_f=self.__next_f||[]).push([1,"x"])',
  BOOTSTRAP,
  BOOTSTRAP.replace('94553', ''),
])('the framework script %.60s is vouched for', source => {
  expect(isFrameworkScript(source)).toBe(true)
})

test.each([
  'alert(1)',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([alert(1)])',
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  'self.__next_f.push([1,"a"]);alert(1)',
  'alert(1);self.__next_f.push([1,"a"])',
  'self.__next_f.push([1,"a\\"])+alert(1)+(["b"])',
  String.raw`self.__next_f.push([1,"a\\"+alert(1)+"b"])`,
  'self.__next_f.push([1,`a`])',
  'self.__next_f.push([1,"a\n"])',
  'self.__next_f.push([1,"a"])\nalert(1)',
  '\nself.__next_f.push([0])',
  '(self.__next_f=self.__next_f||alert(1)).push([0])',
  BOOTSTRAP.replace('94553', 'alert(1)'),
  BOOTSTRAP.replace('static/chunks/0j1we3cwg31qe.js', 'https://evil.test/x.js'),
  BOOTSTRAP.replace('static/chunks/0j1we3cwg31qe.js', 'static/chunks/../../x.js'),
  BOOTSTRAP.replace('"otherChunks"', '["x"+alert(1)]'),
  `${BOOTSTRAP}alert(1)`,
  '',
])('the script %.60s stays blocked', source => {
  expect(isFrameworkScript(source)).toBe(false)
})

test('a page gives the hashes of its framework scripts and reports the others', () => {
  const hash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`
  const html = [
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    '<script type="application/ld+json">{"@type":"Product"}</script>',
    `<script id="_R_">${BOOTSTRAP}</script>`,
    '<script>self.__next_f.push([1,"ü"])</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<script>self.__next_f.push([1,"ü"])</script>',
  ].join('')
  expect(readPageScripts(html)).toEqual({
    hashes: [hash(BOOTSTRAP), hash('self.__next_f.push([1,"ü"])')],
    refused: [hash('alert(1)')],
  })
})

test('a large page row is judged in time linear to its size', () => {
  const row = JSON.stringify('x"\\'.repeat(300_000))
  expect(isFrameworkScript(`self.__next_f.push([1,${row}])`)).toBe(true)
  expect(isFrameworkScript(`self.__next_f.push([1,${row}]);alert(1)`)).toBe(false)
})

test('our own inline script is vouched for as it stands, and with nothing added', () => {
  const html = (source: string) => `<aside><script>${source}</script></aside>`
  expect(readPageScripts(html(CLOSED_NOTICE_SCRIPT))).toEqual({ hashes: [OWN_SCRIPT_HASH], refused: [] })
  expect(readPageScripts(html(`${CLOSED_NOTICE_SCRIPT};alert(1)`)).hashes).toEqual([])
})
