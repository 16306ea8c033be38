import 'server-only'
import PDFDocument from 'pdfkit'
import type { PdfWeight } from './fonts.server'
import { PDF_MARGIN as MARGIN, PdfText, type TextStyle } from './pdf-text.server'

/** Height that stays empty between two parts. */
const GAP = 8
/** A heading is not left alone at the end of a page. */
const HEADING_ROOM = 90
/** Rows after which other requests get their turn. */
const ROWS_AT_ONCE = 20

const RULE = '#c9c2b4'

/** Share of the terms in the width of a list of them. */
const TERM_SHARE = 0.3

const SIZES = { H1: 20, H2: 13 } as const

type Element = PDFKit.PDFStructureElement
/** Where a column is. */
type Place = { x: number; width: number; align: 'left' | 'right' }

/** A column of a table; its width is a share of the line. */
export type PdfColumn = { title: string; share: number; align?: 'left' | 'right' }

/**
 * Writes a tagged PDF with embedded fonts from top to bottom, so that it can be searched and read aloud:
 * headings, paragraphs, lists of terms and tables.
 */
export class PdfWriter {
  readonly #pdf: PDFKit.PDFDocument
  readonly #text: PdfText
  readonly #root: Element
  readonly #finished: Promise<Buffer>

  /** @param language tag such as fr-CA */
  constructor({ title, language, size }: { title: string; language: string; size: 'A4' | 'LETTER' }) {
    this.#pdf = new PDFDocument({
      size,
      margin: MARGIN,
      pdfVersion: '1.7',
      // Types of the library do not know it yet.
      subset: 'PDF/UA' as 'PDF/A-3',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title },
      // None of the fonts that are not embedded; the types know only names.
      font: null as unknown as string,
    })
    this.#text = new PdfText(this.#pdf)
    const chunks: Buffer[] = []
    this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    this.#finished = new Promise((resolve, reject) => {
      this.#pdf.on('end', () => resolve(Buffer.concat(chunks)))
      this.#pdf.on('error', reject)
    })
    this.#root = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.#root)
  }

  heading(level: 'H1' | 'H2', text: string): void {
    if (level === 'H2') this.#leaveRoom(HEADING_ROOM)
    if (level === 'H2') this.#pdf.y += GAP
    this.#root.add(
      this.#pdf.struct(level, {}, [() => this.#text.write(text, { weight: 'bold', size: SIZES[level] })]),
    )
    this.#pdf.y += GAP / 2
  }

  paragraph(text: string, weight: PdfWeight = 'regular'): void {
    this.#root.add(this.#pdf.struct('P', {}, [() => this.#text.write(text, { weight })]))
    this.#pdf.y += GAP / 2
  }

  /** Terms with what is said of them, in two columns. */
  terms(terms: readonly { term: string; lines: readonly string[]; isStrong?: boolean | undefined }[]): void {
    const list = this.#pdf.struct('L')
    this.#root.add(list)
    const [left, right] = [
      { x: MARGIN, width: this.#width * TERM_SHARE - GAP, align: 'left' },
      { x: MARGIN + this.#width * TERM_SHARE, width: this.#width * (1 - TERM_SHARE), align: 'left' },
    ] as const
    for (const { term, lines, isStrong } of terms) {
      this.#leaveRoom((lines.length + 1) * this.#text.lineHeight)
      const item = this.#pdf.struct('LI')
      list.add(item)
      const { y } = this.#pdf
      this.#cell(item, 'Lbl', term, { ...left, y, weight: 'bold' })
      const below = this.#pdf.y
      const weight = isStrong ? 'bold' : 'regular'
      this.#cell(item, 'LBody', lines.join('\n'), { ...right, y, weight })
      item.end()
      this.#endRow(Math.max(below, this.#pdf.y) + GAP / 2)
    }
    list.end()
  }

  /** A table whose head is repeated on each page. */
  async table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): Promise<void> {
    const table = this.#pdf.struct('Table')
    this.#root.add(table)
    const places = this.#columns(columns)
    const titles = columns.map(({ title }) => title)
    this.#row(table, 'TH', titles, places)
    for (const [index, row] of rows.entries()) {
      if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(resolve => setImmediate(resolve))
      if (this.#leaveRoom(this.#text.heightOf(row, places) + GAP))
        this.#artifact(() => this.#writeTitles(titles, places))
      this.#row(table, 'TD', row, places)
    }
    table.end()
    this.#pdf.y += GAP
  }

  /** Numbers the pages and returns the file. */
  finish(): Promise<Buffer> {
    this.#root.end()
    const { start, count } = this.#pdf.bufferedPageRange()
    for (let page = start; page < start + count; page += 1) {
      this.#pdf.switchToPage(page)
      // Text below the margin would begin another page.
      this.#pdf.page.margins.bottom = 0
      const y = this.#pdf.page.height - MARGIN / 2 - this.#text.lineHeight
      const place = { x: MARGIN, y, width: this.#width, align: 'right' } as const
      this.#artifact(() => this.#text.write(`${page + 1} / ${count}`, place))
    }
    this.#pdf.end()
    return this.#finished
  }

  #row(table: Element, type: 'TH' | 'TD', texts: readonly string[], places: readonly Place[]) {
    const row = this.#pdf.struct('TR')
    table.add(row)
    const { y } = this.#pdf
    const weight = type === 'TH' ? 'bold' : 'regular'
    let below = y
    for (const [index, place] of places.entries()) {
      this.#cell(row, type, texts[index] ?? '', { ...place, y, weight })
      below = Math.max(below, this.#pdf.y)
    }
    row.end()
    this.#endRow(below + GAP / 4)
    this.#artifact(() =>
      this.#pdf
        .moveTo(MARGIN, this.#pdf.y)
        .lineTo(MARGIN + this.#width, this.#pdf.y)
        .lineWidth(0.5)
        .stroke(RULE),
    )
    this.#pdf.y += GAP / 2
  }

  #writeTitles(titles: readonly string[], places: readonly Place[]): void {
    const { y } = this.#pdf
    const ends = places.map((place, index) => {
      this.#text.write(titles[index] ?? '', { ...place, y, weight: 'bold' })
      return this.#pdf.y
    })
    this.#endRow(Math.max(...ends) + GAP / 2)
  }

  #cell(parent: Element, type: string, text: string, style: TextStyle): void {
    const options: object = type === 'TH' ? { scope: 'Column' } : {}
    parent.add(this.#pdf.struct(type, options, [() => this.#text.write(text, style)]))
  }

  /** Begins a page if the part would not fit on this one; returns whether it did. */
  #leaveRoom(height: number): boolean {
    const { page, y } = this.#pdf
    const isFull = y + height > page.height - page.margins.bottom
    if (isFull) this.#pdf.addPage()
    return isFull
  }

  #artifact(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#pdf.endMarkedContent()
  }

  #endRow(y: number): void {
    this.#pdf.x = MARGIN
    this.#pdf.y = y
  }

  #columns(columns: readonly Pick<PdfColumn, 'share' | 'align'>[]) {
    const all = columns.reduce((sum, { share }) => sum + share, 0)
    let x = MARGIN
    return columns.map(({ share, align = 'left' }) => {
      const width = (this.#width * share) / all
      const place = { x, width: width - GAP, align }
      x += width
      return place
    })
  }

  get #width(): number {
    return this.#text.lineWidth
  }
}
