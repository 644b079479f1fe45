import type { FastifyInstance, InjectOptions } from 'fastify'
import { type Endpoint, fillPath, type Input, type Output, placeholders } from '#contract/kit/endpoint.ts'
import { toFormData } from '#contract/kit/multipart.ts'
import { session } from '#contract/session.ts'

export type Answer<Body = unknown> = { status: number; body: Body; headers: Record<string, unknown>; text: string }

/** A browser without a screen: keeps cookies, sends the anti-forgery token, speaks the contract. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  static async arriving(app: FastifyInstance): Promise<Visitor> {
    const visitor = new Visitor(app)
    await visitor.call(session.csrfCookie, {})
    return visitor
  }

  static async signedIn(app: FastifyInstance, account: { email: string; password: string }): Promise<Visitor> {
    const visitor = await Visitor.arriving(app)
    await visitor.send(session.login, { email: account.email, password: account.password })
    return visitor
  }

  /** Sends and answers the good answer's body; anything else is thrown with what the server said. */
  async send<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
    const answer = await this.call(endpoint, input)
    if (answer.status !== endpoint.status) {
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${answer.text}`)
    }
    return answer.body
  }

  /** Sends and answers whatever comes. */
  async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<Output<E>>> {
    const values = input as Record<string, unknown>
    const inPath = new Set(placeholders(endpoint.path))
    const rest = Object.fromEntries(
      Object.entries(values).filter(([key, value]) => !inPath.has(key) && value !== undefined),
    )
    const url = fillPath(endpoint.path, values)
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
      const query = Object.entries(rest).map(([key, value]) => [key, value === null ? '' : String(value)])
      return this.request({
        method: endpoint.method,
        url: query.length > 0 ? `${url}?${new URLSearchParams(query)}` : url,
      })
    }
    if (!endpoint.isMultipart) return this.request({ method: endpoint.method, url, payload: rest })
    const form = new Response(toFormData(rest) as BodyInit)
    const payload = Buffer.from(await form.arrayBuffer())
    return this.request({
      method: endpoint.method,
      url,
      payload,
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
    })
  }

  /** The request as it is, with this visitor's cookies and token. */
  async request<Body = never>(options: InjectOptions): Promise<Answer<Body>> {
    const token = this.cookies.get('XSRF-TOKEN')
    const response = await this.#app.inject({
      ...options,
      headers: {
        accept: 'application/json',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { 'x-xsrf-token': decodeURIComponent(token) }),
        ...options.headers,
      },
    })
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name && value !== undefined) this.cookies.set(name, value)
    }
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: (isJson ? JSON.parse(response.body) : undefined) as Body,
    }
  }
}
