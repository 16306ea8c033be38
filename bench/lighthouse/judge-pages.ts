import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { ensureBrowser } from '../../scripts/browser.ts'
import { freePort } from '../../scripts/free-port.ts'
import { CATEGORIES, type Judgement, type Median, middleOf, readReport } from './scores.ts'

/** Runs of each page; the median counts. */
const RUNS = 5

/**
 * How a phone and its line are played: `simulate` reckons from a fast visit, `devtools` slows the browser
 * down, so that what waits for a second round trip shows.
 */
export type Throttling = 'simulate' | 'devtools'

/** One run: mobile, a browser that has seen nothing yet. */
async function judgeOnce(url: string, throttlingMethod: Throttling): Promise<Judgement> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      throttlingMethod,
    })
    if (result === undefined) throw new Error(`Lighthouse has no judgement of ${url}`)
    return readReport(result.lhr)
  } finally {
    await browser.close()
  }
}

export type JudgedPage = { name: string; url: string }

/**
 * The median of five runs of each page, after one that is nobody's measure: a server that has just started is
 * still compiling its own code. Pages take turns, so that a bad minute of the machine falls on all of them.
 */
export async function judgePages(
  pages: readonly JudgedPage[],
  throttling: Throttling,
): Promise<ReadonlyMap<string, Median>> {
  const runs = new Map(pages.map(({ name }): [string, Judgement[]] => [name, []]))
  for (const { url } of pages) await judgeOnce(url, throttling)
  for (let round = 0; round < RUNS; round += 1)
    for (const { name, url } of pages) runs.get(name)?.push(await judgeOnce(url, throttling))
  return new Map([...runs].map(([name, judgements]) => [name, middleOf(judgements)]))
}
