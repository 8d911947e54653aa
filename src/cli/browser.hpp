// The desktop's browser, if there is one.
#pragma once

#include <string>

namespace barracuda::cli {

// Asks the desktop to show the address; does nothing without a desktop, and does not wait.
void open_browser(const std::string& url);

}  // namespace barracuda::cli
