import type { OutgoingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { type Endpoint, fillPath, type Input, type Output, placeholders } from '#kit/contract/endpoint.ts'
import { session } from '#kit/contract/session.ts'
import { toFormData } from '#kit/contract/values/multipart.ts'

export type Answer<Body = unknown> = {
  status: number
  body: Body
  headers: Record<string, string | undefined>
  /** The cookies that this answer hands out, as written on the wire. */
  cookies: string[]
  text: string
}

/** Anything that responds to requests: the server in this process, or one behind an address. */
export type Server = {
  inject(request: InjectOptions): Promise<{ statusCode: number; headers: OutgoingHttpHeaders; body: string }>
}

type Request = Omit<InjectOptions, 'headers'> & { headers?: Record<string, string | undefined> }

/** A browser without a screen: keeps cookies, sends the anti-forgery token, speaks the contract. */
export class Visitor {
  readonly cookies: Map<string, string>
  readonly #server: Server
  readonly address: string

  constructor(server: Server, address = '127.0.0.1', cookies = new Map<string, string>()) {
    this.#server = server
    this.address = address
    this.cookies = cookies
  }

  static async arriving(server: Server, address?: string): Promise<Visitor> {
    const visitor = new Visitor(server, address)
    await visitor.#enter()
    return visitor
  }

  /** With a session that began already: what a sign-in does is tested by itself, and takes its time. */
  static async withSession(
    server: Server,
    address: string,
    sessionId: string,
    cookie = 'atelier_session',
  ): Promise<Visitor> {
    const visitor = new Visitor(server, address, new Map([[cookie, sessionId]]))
    await visitor.#enter()
    return visitor
  }

  /** A busy machine answers 503 for a moment after a start; a browser tries again, too. */
  async #enter(triesLeft = 50): Promise<void> {
    const { status } = await this.call(session.csrfCookie, {})
    if (status === session.csrfCookie.status) return
    if (status !== 503 || triesLeft === 0) throw new Error(`The portal let nobody in: ${status}`)
    await setTimeout(100)
    return this.#enter(triesLeft - 1)
  }

  /** Another holder of the same cookies: a second tab, or a thief. */
  copy(): Visitor {
    return new Visitor(this.#server, this.address, new Map(this.cookies))
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<this> {
    await this.send(session.login, { email, password })
    return this
  }

  /** Sends a call and returns the body of a successful response; any other is thrown with its content. */
  async send<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
    const answer = await this.call(endpoint, input)
    if (answer.status !== endpoint.status) {
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${answer.text}`)
    }
    return answer.body
  }

  /** Sends a call and returns any response. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>, headers: Request['headers'] = {}): Promise<Answer<Output<E>>> {
    return this.attempt(endpoint, input, headers) as Promise<Answer<Output<E>>>
  }

  /** The same with anything at all in place of the right input. */
  async attempt(endpoint: Endpoint, input: object, headers: Request['headers'] = {}): Promise<Answer> {
    const { method } = endpoint
    const inPath = new Set(placeholders(endpoint.path))
    const rest = Object.fromEntries(
      Object.entries(input).filter(([key, value]) => !inPath.has(key) && value !== undefined),
    )
    const url = fillPath(endpoint.path, input as Record<string, unknown>)
    if (method === 'GET' || method === 'DELETE') {
      const query = Object.entries(rest).map(([key, value]) => [key, value === null ? '' : String(value)])
      return this.request({ method, url: query.length > 0 ? `${url}?${new URLSearchParams(query)}` : url, headers })
    }
    if (!endpoint.isMultipart) return this.request({ method, url, payload: rest, headers })
    const form = new Response(toFormData(rest) as BodyInit)
    return this.request({
      method,
      url,
      payload: Buffer.from(await form.arrayBuffer()),
      headers: { 'content-type': form.headers.get('content-type') ?? '', ...headers },
    })
  }

  /** The request as it is, with this visitor's cookies and token; a header that is undefined is not sent. */
  async request<Body = unknown>({ headers, ...options }: Request): Promise<Answer<Body>> {
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const all = {
      accept: 'application/json',
      cookie: cookies || undefined,
      'x-xsrf-token': decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? '') || undefined,
      ...headers,
    }
    const response = await this.#server.inject({
      remoteAddress: this.address,
      ...options,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    })
    const handedOut = [response.headers['set-cookie'] ?? []].flat()
    for (const line of handedOut) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name && value !== undefined) this.cookies.set(name, value)
    }
    const isJson = response.body !== '' && response.headers['content-type']?.toString().includes('json')
    let parsed: unknown
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string | undefined>,
      cookies: handedOut,
      text: response.body,
      // Parsed once it is read: of a flood of large answers only the portal's own work is to be measured.
      get body() {
        if (isJson) parsed ??= JSON.parse(response.body)
        return parsed as Body
      },
    }
  }
}
