export interface Request {
  url: string
  body: string
  type: 'application/json' | 'text/plain'
}
