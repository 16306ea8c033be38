import http, { type RequestListener } from 'node:http'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { openSite, type Site } from './support'

const POLICY = "script-src 'nonce-a'"
const PERSONAL = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': POLICY,
}
const DECODERS = { br: createBrotliDecompress, gzip: createGunzip } as const
const PARTS = ['<!doctype html><p>', 'Éléonore '.repeat(20_000), '</p>'] as const
const COMMENT = /<!--[\w-]*-->$/

let site: Site | undefined
afterEach(() => site?.close())

const ask = (encoding: string, method = 'GET'): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'localhost', 'accept-encoding': encoding }
    http
      .request({ port: site?.port, path: '/en-us/login', method, headers, agent: false }, resolve)
      .once('error', reject)
      .end()
  })

async function read(answer: http.IncomingMessage): Promise<{ text: string; bytes: number }> {
  const encoding = answer.headers['content-encoding']
  const decoder = encoding === 'br' || encoding === 'gzip' ? DECODERS[encoding]() : undefined
  let bytes = 0
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  const parts: Buffer[] = []
  for await (const part of decoder === undefined ? answer : answer.pipe(decoder)) parts.push(part)
  return { text: Buffer.concat(parts).toString('utf8'), bytes }
}

/** Writes the parts of a page, each as soon as the one before may leave, as the framework does. */
const stream: RequestListener = async (_request, response) => {
  response.writeHead(200, PERSONAL)
  for (const part of PARTS)
    if (!response.write(part)) await new Promise(resolve => response.once('drain', resolve))
  response.end()
}

test.each(['br', 'gzip'] as const)('a page that streams travels in %s and arrives whole', async encoding => {
  site = await openSite(stream)
  const answer = await ask(encoding)
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(answer.headers['content-security-policy']).toBe(POLICY)
  const { text, bytes } = await read(answer)
  expect(text.replace(COMMENT, '')).toBe(PARTS.join(''))
  expect(bytes).toBeLessThan(4_000)
})

test('what is written leaves before the rest is there', async () => {
  let finish = () => {}
  site = await openSite((_request, response) => {
    response.writeHead(200, PERSONAL)
    response.write('<p>first</p>')
    finish = () => void response.end('<p>last</p>')
  })
  const decoded = (await ask('br')).pipe(createBrotliDecompress())
  let text = ''
  for await (const part of decoded) {
    if (text === '') finish()
    text += part
  }
  expect(text.replace(COMMENT, '')).toBe('<p>first</p><p>last</p>')
})

test('the length of a page made for one visitor tells nothing of its words', async () => {
  site = await openSite(stream)
  const lengths = new Set<number>()
  for (let time = 0; time < 8; time += 1) lengths.add((await read(await ask('gzip'))).bytes)
  expect(lengths.size).toBeGreaterThan(1)
})

test('a part of a page is compressed, and nothing is added to it', async () => {
  const type = { 'content-type': 'text/x-component' }
  site = await openSite((_request, response) => void response.writeHead(200, type).end(PARTS[1]))
  expect((await read(await ask('br'))).text).toBe(PARTS[1])
})

test.each([
  ['for a client that takes no compressed answers', PERSONAL, 'identity'],
  ['data', { 'content-type': 'application/json' }, 'br'],
  ['what is compressed already', { ...PERSONAL, 'content-encoding': 'x-other' }, 'br'],
] as const)('left as it is: %s', async (_name, headers, encoding) => {
  site = await openSite((_request, response) => void response.writeHead(200, headers).end('{}'))
  const answer = await ask(encoding)
  expect((await read(answer)).text).toBe('{}')
  expect(answer.headers['content-encoding']).not.toBe('br')
})

test('a question for the headers alone is answered with those of the page', async () => {
  site = await openSite(stream)
  const answer = await ask('br', 'HEAD')
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br'])
  let bytes = 0
  for await (const chunk of answer) bytes += chunk.length
  expect(bytes).toBe(0)
})

test('who goes away in the middle of a page leaves nothing behind', async () => {
  const closed = new Promise<void>(resolve => {
    void openSite((_request, response) => {
      response.once('close', resolve)
      response.writeHead(200, PERSONAL)
      response.write('<p>first</p>')
    }).then(async opened => {
      site = opened
      const answer = await ask('br')
      answer.once('data', () => answer.destroy())
    })
  })
  await closed
})
