/**
 * Bodies that a proxy, a cache or a captive portal between us and another system may send with status 200 to every
 * call.
 */
export const foreignReplies = {
  'a page': '<html>Welcome</html>',
  nothing: '',
  null: 'null',
  'a text': '"ok"',
  'a number': '200',
  'an empty object': '{}',
  'a list': '[]',
  'a list of null': '{"object":"list","data":[null],"results":[null],"rates":[null],"refunds":[null]}',
  'an error that is null': '{"error":null}',
  'a success without data': '{"status":true,"message":"ok"}',
  'a success whose data is null': '{"status":true,"message":"ok","data":null}',
  'a success whose data is empty': '{"status":true,"message":"ok","data":{}}',
}
