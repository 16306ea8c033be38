import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { processWide } from '@/lib/process/process-wide'

/** Fonts of documents, in the order in which they are tried for a character. */
const FILES = {
  regular: 'NotoSans-Regular.ttf',
  bold: 'NotoSans-Bold.ttf',
  japanese: 'NotoSansJP-Regular.ttf',
  chinese: 'NotoSansSC-Regular.ttf',
} as const

export type PdfFont = keyof typeof FILES

export type PdfWeight = Extract<PdfFont, 'regular' | 'bold'>

type LoadedFont = { data: Buffer; font: Font }

const load = (name: PdfFont): LoadedFont => {
  const data = readFileSync(join(process.cwd(), 'lib/pdf/fonts', FILES[name]))
  const font = create(data)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${FILES[name]} is a collection of fonts`)
  return { data, font }
}

/** A font, read at its first use. */
export const fontOf = (name: PdfFont): LoadedFont => processWide(`pdf-font-${name}`, () => load(name))

export type TextRun = { text: string; font: PdfFont }

/** Splits a text by the fonts that have its characters; one that none has is drawn as an empty box. */
export function textRuns(text: string, weight: PdfWeight): readonly TextRun[] {
  const runs: TextRun[] = []
  for (const character of text.normalize('NFC')) {
    const font = fontFor(character, weight)
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ text: character, font })
  }
  return runs
}

function fontFor(character: string, weight: PdfWeight): PdfFont {
  const point = character.codePointAt(0) ?? 0
  const candidates: readonly PdfFont[] = [weight, 'japanese', 'chinese']
  return candidates.find(name => fontOf(name).font.hasGlyphForCodePoint(point)) ?? weight
}
