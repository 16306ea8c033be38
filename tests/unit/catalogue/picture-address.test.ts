import { describe, expect, it } from 'vitest'
import { readPictureAddress } from '@/lib/catalogue/picture-address'
import { isItemCode } from '@/lib/validation/codes'

describe('the name of a picture', () => {
  it('is passed on with its version', () =>
    expect(readPictureAddress('P900000011.svg', '1a2b-3c')).toEqual({
      name: 'P900000011.svg',
      version: '1a2b-3c',
    }))

  it.each([null, '', 'a b', '../x', 'a'.repeat(65)])('goes without a version like %j', version =>
    expect(readPictureAddress('cover.webp', version)).toEqual({ name: 'cover.webp', version: undefined }),
  )

  it.each([
    '',
    '.svg',
    '..svg',
    'a.b.svg',
    'cover.html',
    'cover.svg.html',
    'cover',
    '../occ/v2/users.svg',
    'a/b.svg',
    'a%2fb.svg',
    'cover.svgz',
    `${'a'.repeat(81)}.svg`,
  ])('%j is none', name => expect(readPictureAddress(name, null)).toBeUndefined())
})

it('items have numbers of ten digits, titles do not', () => {
  expect(['0900000101', '1234567890'].map(isItemCode)).toEqual([true, true])
  expect(['P900000011', '123456789', '12345678901', '12345 6789'].map(isItemCode)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
