import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSlug } from '@/lib/site/slug'

test.each([
  ['Échelles de raisonnement Haldenwick, 3e édition', 'echelles-de-raisonnement-haldenwick-3e-edition'],
  ['Niños & adolescentes (2.ª edición)', 'ninos-adolescentes-2-a-edicion'],
  ['  --  ', '-'],
  ['日本', '-'],
])('%s becomes %s', (name, slug) => expect(toSlug(name)).toBe(slug))

test('a long name ends with a whole word', () => {
  const slug = toSlug('word '.repeat(40))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/^word(?:-word)*$/)
})

test('any name gives a part of an address that needs no escaping, and that part gives itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), name => {
      const slug = toSlug(name)
      expect(slug).toMatch(/^(?:-|[a-z0-9]+(?:-[a-z0-9]+)*)$/)
      expect(slug.length).toBeLessThanOrEqual(80)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})
