import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect } from 'vitest'
import { BODY_SETTINGS, type BodySettings } from '@/lib/front-door/body/body-settings'
import { openSite, request, type Site, sendRaw, sessionCookie, statusOf } from '../support'

export const MEBIBYTE = 1_048_576
const DOCUMENT = '/api/checkout/purchase-order?locale=en-us'
const IN_PARTS = 'Content-Type: multipart/form-data; boundary=x'

/** Megabytes pass through a busy machine. */
export const PATIENTLY = { timeout: 15_000 }

type Upload = { socket: Socket; answer: string }

type Sending = { sent?: number; headers?: readonly string[]; path?: string }

export const from = (network: number): string => `X-Forwarded-For: 192.0.2.${network}`

export const status = ({ answer }: Upload): number => statusOf(answer)

/** A site of each test of a file, which answers only when the test does. */
export class BodySite {
  /** What the site was asked for and has not answered yet. */
  waiting: { url: string; bytes: number; response: ServerResponse }[] = []
  #site: Site | undefined
  #open: Socket[] = []

  constructor() {
    beforeEach(() => this.open())
    afterEach(() => this.#close())
  }

  get site(): Site {
    if (this.#site === undefined) throw new Error('no site is open')
    return this.#site
  }

  async open(bodies?: BodySettings): Promise<void> {
    await this.#close()
    this.#site = await openSite(
      async (incoming, response) => {
        let bytes = 0
        for await (const chunk of incoming) bytes += (chunk as Buffer).length
        this.waiting.push({ url: incoming.url ?? '', bytes, response })
      },
      { trustProxy: true },
      bodies && { bodies },
    )
  }

  /** Opens the site with bounds in which few bytes are many. */
  openWithin(kind: 'form' | 'document', mostHeld: number, mostPerNetwork = mostHeld): Promise<void> {
    return this.open({ ...BODY_SETTINGS, [kind]: { ...BODY_SETTINGS[kind], mostHeld, mostPerNetwork } })
  }

  async #close(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    this.#open = []
    this.waiting = []
    await this.#site?.close()
    this.#site = undefined
  }

  /** A document of a user of a network; what has come back so far is in `answer`. */
  send(network: number, bytes: number, how: Sending = {}): Upload {
    const { sent = bytes, headers = [sessionCookie()], path = DOCUMENT } = how
    const socket = connect(this.site.port, '127.0.0.1')
    this.#open.push(socket)
    const upload = { socket, answer: '' }
    socket.setEncoding('latin1').on('error', () => undefined)
    socket.on('data', chunk => {
      upload.answer += chunk
    })
    const type = path === DOCUMENT ? [IN_PARTS] : []
    const all = ['Host: localhost', from(network), ...type, `Content-Length: ${bytes}`, ...headers]
    const head = Buffer.from(request(`POST ${path} HTTP/1.1`, all))
    socket.write(Buffer.concat([head, Buffer.alloc(sent, 'a')]))
    return upload
  }

  /** A whole form; gives its status. */
  async sendForm(body: string, headers: readonly string[]): Promise<number> {
    const all = ['Host: localhost', `Content-Length: ${body.length}`, ...headers]
    return statusOf(await sendRaw(this.site.port, request('POST /api/x HTTP/1.1', all, body)))
  }

  /** The status of a form that is answered as soon as it is there. */
  async statusOfServed(form: Promise<number>): Promise<number> {
    const before = this.waiting.length
    await Promise.race([form, expect.poll(() => this.waiting.length, PATIENTLY).toBe(before + 1)])
    this.waiting.at(-1)?.response.end()
    return form
  }
}
