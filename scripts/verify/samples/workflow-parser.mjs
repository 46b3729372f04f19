// Reads a JSON list of workflow files from standard input and prints the errors of each.
import {text} from 'node:stream/consumers';
import {NoOperationTraceWriter, parseWorkflow} from '@actions/workflow-parser';

const contents = JSON.parse(await text(process.stdin));
const trace = new NoOperationTraceWriter();
const problems = contents.map((content) =>
  parseWorkflow({name: 'workflow.yaml', content}, trace)
    .context.errors.getErrors()
    .map(({message}) => message),
);
process.stdout.write(JSON.stringify(problems));
