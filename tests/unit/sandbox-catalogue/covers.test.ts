import { describe, expect, it, test } from 'vitest'
import { catalogueOn } from '@/sandbox/seed/catalogue/catalogue'
import { CATEGORIES } from '@/sandbox/seed/catalogue/categories'
import { drawCover, drawGallery, pictureVersion } from '@/sandbox/seed/catalogue/covers'
import { lettering } from '@/sandbox/seed/catalogue/covers/lettering'
import { PALETTES } from '@/sandbox/seed/catalogue/covers/palettes'

const { assessments } = catalogueOn(new Date('2026-03-10T12:00:00Z'))

const channel = (hex: string): number => {
  const part = Number.parseInt(hex, 16) / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Contrast of white on a colour (WCAG 2.2). */
const contrastOfWhite = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? []).map(channel)
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

describe('the cover of every assessment and every area', () => {
  const drawn = [
    ...assessments,
    ...CATEGORIES.map(({ code }) => ({ code: `P9-${code}`, acronym: 'ABCD-2', categories: [code] })),
  ].map(subject => ({ ...subject, svg: drawCover(subject) }))

  it('is smaller than 3.5 kB', () => {
    expect(drawn.filter(({ svg }) => Buffer.byteLength(svg) >= 3500).map(({ code }) => code)).toEqual([])
  })

  it('is 4:5, bears the acronym, and has no text for which a font would be looked for', () => {
    const wrong = drawn.filter(
      ({ svg, acronym }) =>
        !svg.includes(`aria-label="${acronym}"`) ||
        !svg.includes(lettering(acronym, 34, 436)) ||
        !svg.includes('viewBox="0 0 400 500"') ||
        />[^<]/.test(svg),
    )
    expect(wrong.map(({ code }) => code)).toEqual([])
  })

  it('has only numbers where numbers belong', () => {
    expect(drawn.filter(({ svg }) => /NaN|undefined|Infinity/.test(svg)).map(({ code }) => code)).toEqual([])
  })

  it('is like no other', () => {
    expect(new Set(drawn.map(({ svg }) => pictureVersion(svg))).size).toBe(drawn.length)
  })
})

test('every kind of item of an assessment has a small picture of its own, without a text that needs a font', () => {
  for (const assessment of assessments) {
    const gallery = drawGallery(assessment)
    expect(new Set(gallery.map(({ svg }) => pictureVersion(svg))).size).toBe(gallery.length)
    expect(gallery.length).toBe(new Set(assessment.items.map(({ group }) => group)).size)
    for (const { svg } of gallery) {
      expect(Buffer.byteLength(svg)).toBeLessThan(3500)
      expect(svg).toContain(`aria-label="${assessment.acronym}"`)
      expect(svg).not.toMatch(/NaN|undefined|>[^<]/)
    }
  }
})

test('a cover is drawn the same every time', () => {
  for (const assessment of assessments) expect(drawCover(assessment)).toBe(drawCover(assessment))
})

test('an assessment of an unknown area has a cover too', () => {
  expect(drawCover({ code: 'P900000001', acronym: 'NEW', categories: [] })).toContain(
    lettering('NEW', 34, 436),
  )
})

test.each(Object.entries(PALETTES))('white is readable on %s', (_, { ground }) => {
  expect(contrastOfWhite(ground)).toBeGreaterThanOrEqual(4.5)
})

test('a letter that no one has drawn is not left out silently', () => {
  expect(() => lettering('AÉ', 0, 0)).toThrow('É')
})

test('letters stand side by side', () => {
  const places = [...lettering('IT-9', 0, 0).matchAll(/<path transform="translate\((\d+(?:\.\d)?)\)/g)]
  expect(places.map(([, place]) => Number(place))).toEqual([0, 2, 8, 12])
})
