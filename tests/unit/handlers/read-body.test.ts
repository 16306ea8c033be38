import { expect, test } from 'vitest'
import { readFormOrJson } from '@/lib/handlers/read-body'

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

const post = (type: string | undefined, body: string | Uint8Array<ArrayBuffer>): Request => {
  const request = new Request('http://localhost/api/x', { method: 'POST', body })
  if (type === undefined) request.headers.delete('content-type')
  else request.headers.set('content-type', type)
  return request
}

test('a form is its fields, decoded, the first of each name', async () => {
  expect(await readFormOrJson(post(FORM, 'a=1+2&b=%C3%BC%3D&c&a=3&d=x=y'))).toEqual({
    ok: true,
    value: { kind: 'form', value: { a: '1 2', b: 'ü=', c: '', d: 'x=y' }, duplicates: ['a'] },
  })
})

test('JSON is its value, with keys that come twice reported', async () => {
  const text = '{"a":{"x":1,"x":2},"b":[{"x":1},{"x":1}],"c":"\\",{","\\u0061":2}'
  expect(await readFormOrJson(post(`${JSON_TYPE}; charset=UTF-8`, text))).toMatchObject({
    value: { kind: 'json', duplicates: ['x', 'a'] },
  })
})

test.each(['[]', 'null', '"x"', '7'])('the JSON value %s is left to the schema', async text => {
  expect(await readFormOrJson(post(JSON_TYPE, text))).toMatchObject({
    ok: true,
    value: { value: JSON.parse(text) },
  })
})

test.each<[string, string | undefined, string | Uint8Array<ArrayBuffer>, number]>([
  ['no type', undefined, 'a=1', 415],
  ['a foreign type', 'text/plain', 'a=1', 415],
  ['a type that only begins like one of ours', 'application/jsonx', '{}', 415],
  ['another charset', `${FORM}; charset=iso-8859-1`, 'a=1', 415],
  ['an upload no one asked for', 'multipart/form-data; boundary=x', '--x--', 415],
  ['malformed JSON', JSON_TYPE, '{"a":', 400],
  ['no JSON at all', JSON_TYPE, '', 400],
  ['JSON that is too deep', JSON_TYPE, `${'['.repeat(100)}${']'.repeat(100)}`, 400],
  ['bytes that are not UTF-8', JSON_TYPE, new Uint8Array([0x22, 0xff, 0x22]), 400],
  ['form bytes that are not UTF-8', FORM, new Uint8Array([0x61, 0x3d, 0xff]), 400],
  ['escapes that are not UTF-8', FORM, 'a=%ff%fe', 400],
  ['malformed escapes', FORM, 'a=%zz', 400],
  ['a byte too many', FORM, `a=${'x'.repeat(65_535)}`, 413],
])('%s is a fault', async (_name, type, body, status) => {
  expect(await readFormOrJson(post(type, body))).toMatchObject({ ok: false, error: { status } })
})

test('a body of exactly the limit is read', async () => {
  expect(await readFormOrJson(post(FORM, `a=${'x'.repeat(65_534)}`))).toMatchObject({ ok: true })
})

test('a field called __proto__ is a field and nothing more', async () => {
  const form = await readFormOrJson(post(FORM, '__proto__=x&a=1'))
  expect(form).toMatchObject({ ok: true, value: { value: { a: '1' } } })
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
})

test('an upload is read where it is asked for', async () => {
  const form = new FormData()
  form.set('note', 'hello')
  form.set('file', new File(['a,b'], 'rows.csv'))
  const request = new Request('http://localhost/api/x', { method: 'POST', body: form })
  const read = await readFormOrJson(request, { multipart: true })
  expect(read).toMatchObject({ ok: true, value: { kind: 'form', value: { note: 'hello' } } })
})

test('only an upload may be as large as a document', async () => {
  const options = { multipart: true, maxBytes: 1_000_000 }
  const text = 'x'.repeat(500_000)
  const form = new FormData()
  form.set('file', new File([text], 'order.pdf'))
  const upload = new Request('http://localhost/api/x', { method: 'POST', body: form })
  expect(await readFormOrJson(upload, options)).toMatchObject({ ok: true })
  for (const sent of [post(FORM, `a=${text}`), post(JSON_TYPE, JSON.stringify(text))])
    expect(await readFormOrJson(sent, options)).toMatchObject({ ok: false, error: { status: 413 } })
})

const IN_PARTS = 'multipart/form-data; boundary=x'

const part = (disposition: string, content = ''): string =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`

const upload = (body: string, type = IN_PARTS) =>
  readFormOrJson(post(type, body), { multipart: true, maxBytes: 10_000_000 })

test.each([
  ['that ends early', part('name="a"', 'b').slice(0, -3), 400, 'multipart'],
  ['without an end', part('name="a"', 'b'), 400, 'multipart'],
  ['without any part', 'abc', 400, 'multipart'],
  ['with a part without a name', `${part('filename="a"')}--x--\r\n`, 400, 'multipart'],
  ['with more parts than any form', `${part('name="a"').repeat(2_001)}--x--\r\n`, 413, 'too-many-fields'],
  [
    'with a name of 10,000 characters',
    `${part(`name="${'a'.repeat(10_000)}"`)}--x--\r\n`,
    400,
    'part-header',
  ],
  ['with a part whose header does not end', `--x\r\na: b\r\n${'a'.repeat(20_000)}`, 400, 'part-header'],
])('an upload %s is a fault', async (_name, body, status, code) => {
  expect(await upload(body)).toEqual({ ok: false, error: { status, code } })
})

test('an upload whose type names no boundary is a fault', async () => {
  expect(await upload('--x--', 'multipart/form-data')).toMatchObject({
    error: { status: 400, code: 'multipart' },
  })
})

test.each([
  ['two boundaries', 'multipart/form-data; boundary=AAA; boundary=x'],
  ['a boundary, and another one in quotes before it', 'multipart/form-data; x="; boundary=AAA"; boundary=x'],
  ['a boundary, and another one in quotes after it', 'multipart/form-data; boundary=x; x="; boundary=AAA"'],
  ['an escape in its boundary', 'multipart/form-data; boundary="\\\\x"'],
])('an upload whose type has %s is a fault', async (_name, type) => {
  const first = '--AAA\r\ncontent-disposition: form-data; name="b"\r\n\r\n\r\n--AAA--\r\n'
  for (const body of [`${part('name="a"')}--x--\r\n`, `${part('name="a"')}--x--\r\n${first}`])
    expect(await upload(body, type)).toEqual({ ok: false, error: { status: 400, code: 'multipart' } })
})

test('an upload is read with the boundary by which its parts are counted', async () => {
  const body = `${part('name="a"', '1')}--x--\r\n`
  // The platform's parser finds no boundary in this header.
  const read = await upload(body, 'multipart/form-data; y="; boundary=x')
  expect(read).toMatchObject({ ok: true, value: { value: { a: '1' } } })
})

test('a list of full length, a quoted boundary and a file with a name of 300 characters are read', async () => {
  const rows = Array.from(
    { length: 500 },
    (_, row) => part(`name="code.${row}"`, '1') + part(`name="amount.${row}"`),
  )
  const name = `${'ü'.repeat(300)}.csv`
  const file = part(`name="file"; filename="${name}"`, '1,2')
  const read = await upload(`${rows.join('')}${file}--x--\r\n`, 'multipart/form-data; boundary="x"')
  const { value } = read.ok ? read.value : { value: {} }
  expect(value).toMatchObject({ 'code.499': '1', file: { name } })
})

test('a form with more fields than any of ours is a fault', async () => {
  expect(await readFormOrJson(post(FORM, 'a&'.repeat(2_001)))).toMatchObject({
    error: { status: 413, code: 'too-many-fields' },
  })
})

test.each([FORM, 'application/json', 'multipart/form-data; boundary=x'])(
  'a body of %s whose connection ends half-way is a fault',
  async type => {
    const body = new ReadableStream({
      start: controller => controller.enqueue(new TextEncoder().encode('--x\r\ncontent-dis')),
      pull: controller => controller.error(new Error('the connection has ended')),
    })
    const sent = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' }
    expect(await readFormOrJson(new Request('http://localhost/', sent), { multipart: true })).toEqual({
      ok: false,
      error: { status: 400, code: 'body-incomplete' },
    })
  },
)
