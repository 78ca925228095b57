// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "VariablesSDK",
  platforms: [.macOS(.v15)],
  products: [.library(name: "VariablesSDK", targets: ["VariablesSDK"])],
  dependencies: [.package(path: "../../dataconnect")],
  targets: [
    .target(
      name: "VariablesSDK",
      dependencies: [
        .product(name: "DataConnectClient", package: "dataconnect")
      ],
      path: "Sources"
    )
  ]
)
