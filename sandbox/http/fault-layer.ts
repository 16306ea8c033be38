import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Fault, FaultPlan } from './faults.ts'
import type { RequestRecorder } from './request-recorder.ts'
import type { Service } from './service.ts'

/** A service's listener with the planned faults in front of it and every request recorded. */
export const withFaults =
  ({ name, listener }: Service, plan: FaultPlan, recorder: RequestRecorder): RequestListener =>
  (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const fault = plan.take(name, request.method ?? 'GET', path)
    recorder.record(name, request, response, fault)
    if (fault === undefined) listener(request, response)
    else if (fault.delayMs === undefined) applyFault(fault, listener, request, response)
    else {
      const timer = setTimeout(() => applyFault(fault, listener, request, response), fault.delayMs)
      // A caller who has hung up, or a sandbox that has ended, gets no late work.
      response.once('close', () => clearTimeout(timer))
    }
  }

const applyFault = (
  fault: Fault,
  listener: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  if (fault.action === 'hang') return
  if (fault.action === 'reset') {
    request.socket.resetAndDestroy()
    return
  }
  if (fault.action === 'commit-then-reset' || fault.action === 'truncate') {
    cutAnswer(response, fault.action === 'truncate')
    listener(request, response)
    return
  }
  if (fault.status !== undefined || fault.body !== undefined) answerInstead(fault, request, response)
  else listener(request, response)
}

const answerInstead = (fault: Fault, request: IncomingMessage, response: ServerResponse): void => {
  request.resume()
  const isText = typeof fault.body === 'string'
  const text = isText ? String(fault.body) : JSON.stringify(fault.body ?? {})
  response.writeHead(fault.status ?? 200, {
    'content-type': fault.contentType ?? (isText ? 'text/plain; charset=utf-8' : 'application/json'),
    ...fault.headers,
  })
  response.end(text)
}

/** Lets the handler finish, then sends half of its body or nothing, and drops the connection. */
const cutAnswer = (response: ServerResponse, sendHalf: boolean): void => {
  const chunks: Buffer[] = []
  const send = response.write.bind(response)
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const drop = () => response.socket?.resetAndDestroy()
  response.flushHeaders = () => {}
  response.write = (chunk: unknown) => {
    keep(chunk)
    return true
  }
  response.end = (chunk?: unknown) => {
    keep(chunk)
    const body = Buffer.concat(chunks)
    if (sendHalf && body.length > 1)
      send(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
    else drop()
    return response
  }
}
