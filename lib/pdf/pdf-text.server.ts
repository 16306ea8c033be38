import 'server-only'
import { fontOf, type PdfFont, type PdfWeight, type TextRun, textRuns } from './fonts.server'

/** Margin of a page in points. */
export const PDF_MARGIN = 56

const LINE_GAP = 2
const SIZE = 9.5
const INK = '#1a1a1a'

/** Where and how a text is written: by default over the whole line, below what stands there. */
export type TextStyle = {
  x?: number
  y?: number
  width?: number
  align?: 'left' | 'right'
  weight?: PdfWeight
  size?: number
}

/** Writes texts in the fonts that have their characters. */
export class PdfText {
  readonly #pdf: PDFKit.PDFDocument
  readonly #registered = new Set<PdfFont>()

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf
  }

  /** Writes a text; afterwards the document stands below it. */
  write(text: string, style: TextStyle): void {
    this.#pdf.y = style.y ?? this.#pdf.y
    for (const line of text.split('\n')) this.#writeLine(textRuns(line, style.weight ?? 'regular'), style)
    this.#pdf.x = PDF_MARGIN
  }

  /** Height of the tallest of texts side by side. */
  heightOf(texts: readonly string[], places: readonly { width: number }[]): number {
    this.#use('regular', SIZE)
    const heights = places.map(({ width }, index) =>
      this.#pdf.heightOfString(texts[index] ?? '', { width, lineGap: LINE_GAP }),
    )
    return Math.max(...heights)
  }

  get lineHeight(): number {
    this.#use('regular', SIZE)
    return this.#pdf.currentLineHeight(true) + LINE_GAP
  }

  get lineWidth(): number {
    return this.#pdf.page.width - 2 * PDF_MARGIN
  }

  #writeLine(runs: readonly TextRun[], { x, width, align, size = SIZE }: TextStyle): void {
    for (const [index, { text, font }] of runs.entries()) {
      this.#use(font, size)
      const options = { lineGap: LINE_GAP, continued: index < runs.length - 1 }
      const line = { ...options, width: width ?? this.lineWidth, align: align ?? 'left' }
      if (index === 0) this.#pdf.text(text, x ?? PDF_MARGIN, this.#pdf.y, line)
      else this.#pdf.text(text, options)
    }
  }

  #use(font: PdfFont, size: number): void {
    // A font for East Asian names is in few documents.
    if (!this.#registered.has(font)) this.#pdf.registerFont(font, fontOf(font).data)
    this.#registered.add(font)
    this.#pdf.font(font).fontSize(size).fillColor(INK)
  }
}
