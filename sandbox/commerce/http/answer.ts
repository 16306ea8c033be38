import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { parseFields } from '../fields/parse-fields.ts'
import { project } from '../fields/project.ts'
import type { ViewName } from '../fields/views.ts'
import type { CommerceEnvironment, CommerceRequest } from './environment.ts'

/** What a route has to say; 200 unless it says otherwise. */
export type Answer = { status?: ContentfulStatusCode; body: object }

type Handle = (request: CommerceRequest) => Answer | Promise<Answer>

/**
 * A route that answers one type. The `fields` parameter is judged before the work is done, so that a mistake
 * in it changes nothing.
 */
export const answering =
  (view: ViewName, handle: Handle) =>
  async (request: Context<CommerceEnvironment>): Promise<Response> => {
    const selection = parseFields(request.req.query('fields') ?? 'DEFAULT', view)
    const { status = 200, body } = await handle(request)
    return request.json(project(body, view, selection), status)
  }

/** A route that answers success with an empty body and therefore ignores `fields`. */
export const answeringNothing =
  (status: 200 | 204, handle: (request: CommerceRequest) => void | Promise<void>) =>
  async (request: Context<CommerceEnvironment>): Promise<Response> => {
    await handle(request)
    return request.body(null, status)
  }

/** The same with the most common status. */
export const answeringEmpty = (handle: (request: CommerceRequest) => void | Promise<void>) =>
  answeringNothing(200, handle)

/** Allows shared caching of what is the same for everybody. */
export const cacheable =
  (route: (request: Context<CommerceEnvironment>) => Promise<Response>) =>
  async (request: Context<CommerceEnvironment>): Promise<Response> => {
    const response = await route(request)
    response.headers.set('Cache-Control', 'public, max-age=3600')
    return response
  }
