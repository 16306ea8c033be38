import { BoundedMap } from './bounded-map.ts'
import { type PageScripts, readPageScripts } from './script-shapes.ts'

type KnownPage = { scripts: PageScripts; html: Buffer; size: number }

const BOUNDS = { entries: 100, bytes: 16_777_216 }

/** Remembers the scripts of pages that the framework sends as they were the time before: comparing a page costs far less than reading it. */
export class KnownScripts {
  readonly #pages = new BoundedMap<KnownPage>(BOUNDS)

  /** The scripts of a page; `address` only says which page it is compared with. */
  read(address: string, html: Buffer): PageScripts {
    const known = this.#pages.get(address)
    if (known?.html.equals(html)) return known.scripts
    const scripts = readPageScripts(html.toString('utf8'))
    this.#pages.set(address, { scripts, html, size: html.length })
    return scripts
  }
}
