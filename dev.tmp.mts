import { measureDevelopment } from "./app/publish/bench/development";
console.log(process.cpuUsage()); console.log(await measureDevelopment(process.argv[2]!));
