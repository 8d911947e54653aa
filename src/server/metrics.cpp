#include "server/metrics.hpp"

#include "server/refusal.hpp"
#include "server/request_path.hpp"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace barracuda::server {
namespace {

using prometheus::Counter;
using prometheus::Family;
using prometheus::Gauge;
using prometheus::Histogram;
using prometheus::Registry;

// Seconds. A commit takes half a millisecond on a good disk.
const Histogram::BucketBoundaries& commit_times() {
    static const Histogram::BucketBoundaries times{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                                   0.05,   0.1,   0.2,   0.5,   1,    5};
    return times;
}

Family<Counter>& counters(Registry& registry, const std::string& name, const std::string& help) {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
}

Gauge& gauge(Registry& registry, const std::string& name, const std::string& help) {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

Histogram& commit_histogram(Registry& registry) {
    return prometheus::BuildHistogram()
        .Name("barracuda_commit_seconds")
        .Help("How long commits to the database take")
        .Register(registry)
        .Add({}, commit_times());
}

}  // namespace

struct Metrics::Inside {
    Registry registry;
    Family<Counter>& requests =
        counters(registry, "barracuda_requests_total", "Requests over HTTP, by what they are for");
    Counter& api_requests = requests.Add({{"for", "api"}});
    Counter& site_requests = requests.Add({{"for", "site"}});
    Family<Counter>& refusals =
        counters(registry, "barracuda_refusals_total", "Requests and messages refused, by code");
    Counter& cuts = counters(registry, "barracuda_queue_cuts_total",
                             "Clients cut off because they did not read what waited for them")
                        .Add({});
    Family<Counter>& commits =
        counters(registry, "barracuda_commits_total", "Commits to the database, by result");
    Counter& commits_done = commits.Add({{"result", "done"}});
    Counter& commits_failed = commits.Add({{"result", "failed"}});
    Counter& changes = counters(registry, "barracuda_changes_total",
                                "Changes in commits that were done, such as an action in a game")
                           .Add({});
    Histogram& commit_seconds = commit_histogram(registry);
    Gauge& running_games = gauge(registry, "barracuda_games_running", "Games in progress");
    Gauge& games =
        gauge(registry, "barracuda_games_in_memory", "Games in memory, finished ones included");
    Gauge& sockets = gauge(registry, "barracuda_sockets", "Open WebSockets");
    Gauge& waiting =
        gauge(registry, "barracuda_changes_waiting", "Changes that wait to be written");
};

Metrics::Metrics() : inside_(std::make_unique<Inside>()) {}
Metrics::~Metrics() = default;

void Metrics::request(Asked asked) {
    (asked == Asked::Api ? inside_->api_requests : inside_->site_requests).Increment();
}

void Metrics::refusal(std::string_view code) {
    inside_->refusals.Add({{"code", std::string(code)}}).Increment();
}

void Metrics::cut() { inside_->cuts.Increment(); }

void Metrics::group(const store::Group& group) {
    (group.failure ? inside_->commits_failed : inside_->commits_done).Increment();
    if (group.failure) return;
    inside_->changes.Increment(static_cast<double>(group.changes));
    inside_->commit_seconds.Observe(std::chrono::duration<double>(group.took).count());
}

std::string Metrics::text(const Gauges& gauges) {
    inside_->running_games.Set(static_cast<double>(gauges.running_games));
    inside_->games.Set(static_cast<double>(gauges.games));
    inside_->sockets.Set(static_cast<double>(gauges.sockets));
    inside_->waiting.Set(static_cast<double>(gauges.waiting));
    return prometheus::TextSerializer().Serialize(inside_->registry.Collect());
}

Handler metrics_handler(std::function<std::string()> text) {
    return at_once([text = std::move(text)](const Request& request) {
        const auto path = path_of(request.target);
        if (!path || *path != "/metrics") return refusal(404, "The metrics are at /metrics.\n");
        const bool is_head = request.method == "HEAD";
        if (request.method != "GET" && !is_head)
            return refusal(405, "The metrics can only be read.\n");
        Response response;
        response.headers.push_back({"Content-Type", "text/plain; version=0.0.4; charset=utf-8"});
        response.headers.push_back({"Cache-Control", "no-store"});
        response.body = Body::own(text());
        response.is_head = is_head;
        return response;
    });
}

}  // namespace barracuda::server
