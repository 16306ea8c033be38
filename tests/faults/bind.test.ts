import { get, type IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { aToZPath, loginPath, searchPath, storePath } from '@/lib/site/paths'
import { openStage, type Stage } from './support/stage'

let stage: Stage | undefined
afterEach(() => stage?.end())

const PATHS = ['/en-us', loginPath('en-us'), storePath('en-us'), aToZPath('en-us'), searchPath('en-us')]

/** Sends a request as the proxy in front of the store does. */
const ask = (path: string, scheme: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'www.example.com', 'x-forwarded-proto': scheme, accept: 'text/html' }
    get(`${stage?.origin}${path}`, { headers, agent: false }, answer => resolve(answer.resume())).on(
      'error',
      reject,
    )
  })

test.each(['127.0.0.1', '::1'])('a store that listens on %s shows its pages', async HOSTNAME => {
  stage = await openStage({ HOSTNAME })
  for (const scheme of ['http', 'https'])
    for (const path of PATHS)
      expect([scheme, path, (await ask(path, scheme)).statusCode]).toEqual([scheme, path, 200])
})
