import { Buffer, isUtf8 } from "node:buffer";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { URL } from "node:url";
import { zipFunctions } from "@netlify/zip-it-and-ship-it";

/** Bundles the function of a published folder with Netlify's own bundler, as netlify-cli does. */
const [, , folder] = process.argv;
const functions = join(folder, ".netlify/functions-internal");
const [bundled] = await zipFunctions([functions], join(folder, "bundled"), {
  archiveFormat: "none",
  basePath: folder,
  configFileDirectories: [functions],
});
/** Calls it as Netlify does: an event in, a result out. */
const { handler } = createRequire(import.meta.url)(join(bundled.path, bundled.entryFilename));

/** Netlify hands over texts as they are, and everything else in base 64. */
function bodyOf(bytes, type) {
  const isText = /json|text|urlencoded|xml/.test(type ?? "") && isUtf8(bytes);
  return { body: bytes.toString(isText ? "utf8" : "base64"), isBase64Encoded: !isText };
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, search, searchParams } = new URL(request.url, "https://site.example");
  const event = {
    path: pathname,
    rawUrl: `https://site.example${pathname}${search}`,
    httpMethod: request.method,
    headers: request.headers,
    multiValueHeaders: request.headersDistinct,
    queryStringParameters: Object.fromEntries(searchParams),
    ...bodyOf(Buffer.concat(chunks), request.headers["content-type"]),
  };
  const { statusCode, multiValueHeaders, body = "", isBase64Encoded } = await handler(event, {});
  response.writeHead(statusCode, multiValueHeaders);
  response.end(Buffer.from(body, isBase64Encoded ? "base64" : "utf8"));
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
