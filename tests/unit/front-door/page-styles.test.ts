import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PageStyles } from '@/lib/front-door/policy/page-styles'
import { bodyOf, headersOf, openSite, request, type Site, sendRaw } from './support'

const SHEET = 'p::before { content: "é" }'
const HASH = `sha256-${createHash('sha256').update(SHEET).digest('base64')}`
const LINK = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
const PUT_IN = `<style>${SHEET}</style><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled="" type="text/plain"/>`
const folder = mkdtempSync(join(tmpdir(), 'page-styles-'))

let site: Site | undefined
beforeAll(() => {
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks/a.css'), SHEET)
  writeFileSync(join(folder, 'chunks/evil.css'), 'p::before { content: "</style><script>" }')
})
afterEach(() => site?.close())
afterAll(() => rmSync(folder, { recursive: true }))

const pageWith = (link: string) => `<!DOCTYPE html><html><head>${link}</head><body><p>é</p></body></html>`
const putInto = (html: string) => new PageStyles(folder).putInto(Buffer.from(html)).toString()

test('a page that names a sheet of the build has it in it, and its link loads nothing', () =>
  expect(putInto(pageWith(LINK))).toBe(pageWith(PUT_IN)))

test('a nonce on the link stays there', () => {
  const link = LINK.replace(' data-', ' nonce="abc" data-')
  expect(putInto(pageWith(link))).toBe(pageWith(PUT_IN.replace(' data-', ' nonce="abc" data-')))
})

test.each([
  ['no sheet', ''],
  ['a sheet that is not there', LINK.replace('a.css', 'b.css')],
  ['a sheet that would end its own element', LINK.replace('a.css', 'evil.css')],
  ['a sheet of others', LINK.replace('/_next', 'https://evil.example/_next')],
  ['a link that is not whole', '<link rel="stylesheet" href="/_next/static/chunks/a.css"'],
])('a page that names %s stays as it came', (_what, link) =>
  expect(putInto(`<html>${link}`)).toBe(`<html>${link}`),
)

test('only sheets that stand in pages are admitted by their hash', () =>
  expect(new PageStyles(folder).hashes).toEqual([HASH]))

const ask = async (listener: RequestListener, path: string): Promise<string> => {
  site = await openSite(listener, {}, { staticFolder: folder })
  return sendRaw(site.port, request(`GET ${path} HTTP/1.1`))
}

test('a public page brings its sheet, and its policy admits that sheet and no other inline style', async () => {
  const answer = await ask((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageWith(LINK))
  }, '/en-us')
  expect(Buffer.from(bodyOf(answer), 'latin1').toString()).toBe(pageWith(PUT_IN))
  expect(headersOf(answer, 'content-security-policy')[0]).toContain(`; style-src 'self' '${HASH}';`)
})

/** In chunks of that many bytes, as a page may be cut where it streams. */
const streamIn =
  (size: number): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': 'of its own' })
    const page = Buffer.from(pageWith(LINK))
    for (let at = 0; at < page.length; at += size) response.write(page.subarray(at, at + size))
    response.end()
  }

test.each([1, 7, 50, 10_000])('a page that streams in pieces of %i bytes brings its sheet', async size => {
  const answer = Buffer.from(await ask(streamIn(size), '/en-us/login'), 'latin1').toString()
  const body = bodyOf(answer).replace(/\r\n[\da-f]+\r\n/g, '')
  expect(body).toContain(PUT_IN)
  expect(body).toContain('<p>é</p></body></html>')
})
